/** What the client's scripts use of browsers: every name that TypeScript's own declarations declare. */
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { dataAt } from './compat.ts';

const WEB = join(import.meta.dirname, '../..');
const PACKAGES = dirname(WEB);

/** Interfaces that the data has under other names. */
const RENAMED: Readonly<Record<string, string>> = {
  ReadonlyArray: 'Array',
  ReadonlyMap: 'Map',
  ReadonlySet: 'Set',
  CallableFunction: 'Function',
  NewableFunction: 'Function',
};

/** Where the data has what TypeScript declares in mixins of many interfaces. */
const HOSTS = [
  'CanvasRenderingContext2D',
  'Navigator',
  'Window',
  'HTMLElement',
  'Element',
  'Node',
  'Document',
  'SVGElement',
  'WorkerGlobalScope',
];

/** Everything that is used, by its path in the data. */
export function usedByScripts(): Set<string> {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(WEB, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  if (!config) throw new Error('the client has a configuration');
  const program = ts.createProgram(config.fileNames, config.options);
  const checker = program.getTypeChecker();
  const used = new Set<string>();
  for (const file of program.getSourceFiles()) {
    if (!file.fileName.startsWith(PACKAGES) || file.isDeclarationFile) continue;
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return;
      const symbol = symbolOf(node, checker);
      if (symbol) {
        const name = nameOf(symbol);
        if (name !== undefined) used.add(name);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return used;
}

/** What a name stands for, also where an object is taken apart. */
function symbolOf(node: ts.Node, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (ts.isIdentifier(node)) return checker.getSymbolAtLocation(node);
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return undefined;
  const name = (node.propertyName ?? node.name).getText();
  return checker.getTypeAtLocation(node.parent).getProperty(name);
}

/** What a symbol is called in the data, if the language or the browser brings it. */
function nameOf(symbol: ts.Symbol | undefined): string | undefined {
  const declaration = symbol?.declarations?.[0];
  if (
    !symbol ||
    !declaration ||
    !/[/]typescript[/]lib[/]lib[.]/.test(declaration.getSourceFile().fileName)
  )
    return undefined;
  return pathsOf(symbol.name, declaration).find((path) => dataAt(...path.split('.'))?.__compat);
}

function pathsOf(name: string, { parent }: ts.Node): string[] {
  if (ts.isInterfaceDeclaration(parent)) {
    const owner = RENAMED[parent.name.text] ?? parent.name.text;
    const builtIn = owner.replace(/Constructor$/, '');
    return [
      `javascript.builtins.${builtIn}.${name}`,
      `javascript.builtins.Intl.${builtIn}.${name}`,
      ...[owner, ...HOSTS].map((host) => `api.${host}.${name}`),
    ];
  }
  const owner =
    ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
      ? parent.parent.name.getText()
      : undefined;
  if (owner !== undefined)
    return [`api.${owner}.${name}_static`, `javascript.builtins.${owner}.${name}`];
  return [
    `javascript.builtins.${name}`,
    `javascript.builtins.Intl.${name}`,
    `api.${name}`,
    ...HOSTS.map((host) => `api.${host}.${name}`),
  ];
}
