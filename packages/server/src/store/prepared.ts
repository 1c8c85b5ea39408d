/** Statements that are compiled once: to build and compile a query takes longer than to do it. */
import type { Compilable, CompiledQuery, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A placeholder for a value. */
class Hole {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** A statement for given values: always the same ones, which `build` uses as parameters without a look. */
export function prepared<Values extends object, Row>(
  build: (db: Kysely<Schema>, values: Values) => Compilable<Row>,
): (db: Kysely<Schema>, values: Values) => Compilable<Row> {
  const known = new WeakMap<Kysely<Schema>, CompiledQuery<Row>>();
  return (db, values) => {
    const compiled = known.get(db) ?? build(db, holesFor(values)).compile();
    known.set(db, compiled);
    const parameters = compiled.parameters.map((given) =>
      given instanceof Hole ? Reflect.get(values, given.name) : given,
    );
    return { compile: () => ({ ...compiled, parameters }) };
  };
}

function holesFor<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Hole(name)])) as Values;
}
