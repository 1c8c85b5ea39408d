/** The API as a page: plain HTML without a script, made of its description. */
import {
  ADMINISTRATION,
  type Description,
  type JsonSchema,
  type Operation,
  type Parameter,
  type Response,
} from './openapi.ts';
import { escapeHtml, schemaText } from './schema-text.ts';

interface Address {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

/** The page. */
export function docsPage({ info, paths, components }: Description): string {
  const addresses = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Address => ({ method, path, operation })),
  );
  const schemas = Object.entries(components.schemas);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(info.title)}: the API</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header>
<p><a href="/">${escapeHtml(info.title)}</a></p>
<h1>The API</h1>
<p>Version ${escapeHtml(info.version)}. ${escapeHtml(info.description)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>.</p>
</header>
<nav aria-label="Contents">
<h2>Addresses</h2>
<ul>
${addresses.map(entryOf).join('\n')}
</ul>
<h2>Schemas</h2>
<ul class="names">
${schemas.map(([name]) => `<li><a href="#${name}">${name}</a></li>`).join('\n')}
</ul>
</nav>
<main>
${addresses.map(addressOf).join('\n')}
<h2>Schemas</h2>
${schemas.map(([name, schema]) => schemaOf(name, schema)).join('\n')}
</main>
</body>
</html>
`;
}

function entryOf({ method, path, operation }: Address): string {
  const title = `${badge(method)} <code>${escapeHtml(path)}</code>`;
  return `<li><a href="#${operation.operationId}">${title}</a></li>`;
}

function badge(method: string): string {
  return `<span class="method ${method}">${method.toUpperCase()}</span>`;
}

function addressOf({ method, path, operation }: Address): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const { 200: done, ...refused } = responses;
  return `<section id="${operationId}" aria-labelledby="${operationId}-title">
<h2 id="${operationId}-title"><a href="#${operationId}">${badge(method)} <code>${escapeHtml(path)}</code></a></h2>
<p>${escapeHtml(summary)}.</p>
<p class="who">${whoMayAsk(operation)}</p>
${parameters.length === 0 ? '' : part('Parameters', parametersText(parameters))}
${requestBody ? part('Asks for', contentText(requestBody)) : ''}
${done ? part('Gives', contentText(done)) : ''}
${refusalsText(refused)}
</section>`;
}

function whoMayAsk({ security, tags }: Operation): string {
  if (tags?.includes(ADMINISTRATION)) {
    return 'Only for administrators; for everybody else there is nothing at this address.';
  }
  return security ? 'Requires a session; a guest’s is enough.' : 'Public.';
}

function part(title: string, text: string): string {
  return `<h3>${title}</h3>\n<pre tabindex="0">${text}</pre>`;
}

function contentText({ content }: Pick<Response, 'content'>): string {
  return schemaText(content['application/json'].schema);
}

function parametersText(parameters: readonly Parameter[]): string {
  return parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `${escapeHtml(name)}${required ? '' : '?'}: ${schemaText(schema)} <small>in the ${place}</small>`,
    )
    .join('\n');
}

function refusalsText(refused: Readonly<Record<string, Response>>): string {
  const rows = Object.entries(refused).map(([status, { description }]) => {
    const codes = description.replace('Refused: ', '').split(', ');
    return `<dt>${status}</dt><dd>${codes.map((code) => `<code>${code}</code>`).join(' ')}</dd>`;
  });
  return `<h3>Refuses with</h3>\n<dl>${rows.join('\n')}</dl>`;
}

function schemaOf(name: string, schema: JsonSchema): string {
  return `<section id="${name}"><h3><a href="#${name}">${name}</a></h3>
<pre tabindex="0">${schemaText(schema)}</pre></section>`;
}
