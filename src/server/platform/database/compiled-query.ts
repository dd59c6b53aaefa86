import { type CompiledQuery, DummyDriver, Kysely } from 'kysely'
import { memoized } from '../memoized.ts'
import { type Db, dialect } from './db.ts'
import type { Tables } from './tables.ts'

export interface Buildable<Row> {
  compile(db: Db): CompiledQuery<Row>
}

type Statement<Values, Row> = (db: Db, values: Values) => Promise<Row[]>

interface StandIn {
  [STAND_IN]: PropertyKey
}
const STAND_IN = Symbol('stands in for')

const builder: Db = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => new DummyDriver() } })

/** Compiled once, then filled in, as building is dear. `build` gets placeholders, and must look at no value. */
export function compiled<Values extends object, Row>(
  build: (db: Db, values: Values) => Buildable<Row>,
): Statement<Values, Row> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= buildWith(build, values)
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: filled(built.parameters, values) })
    return rows
  }
}

/** One compiled query for each shape, which is all its text depends on. */
export function compiledBy<Shape, Values extends object, Row>(
  build: (db: Db, values: Values, shape: Shape) => Buildable<Row>,
): (db: Db, values: Values, shape: Shape) => Promise<Row[]> {
  const ofShape = memoized((shape) => compiled<Values, Row>((db, values) => build(db, values, JSON.parse(shape))))
  return (db, values, shape) => ofShape(JSON.stringify(shape))(db, values)
}

function filled(parameters: readonly unknown[], values: object): unknown[] {
  return parameters.map((parameter) => (isStandIn(parameter) ? Reflect.get(values, parameter[STAND_IN]) : parameter))
}

function buildWith<Values extends object, Row>(
  build: (db: Db, values: Values) => Buildable<Row>,
  values: Values,
): CompiledQuery<Row> {
  const built = build(builder, standIns<Values>()).compile(builder)
  const used = new Set(built.parameters.filter(isStandIn).map((parameter) => parameter[STAND_IN]))
  const unused = Object.entries(values).filter(([name, value]) => value !== undefined && !used.has(name))
  // Looked at: mostly, a value then goes nowhere.
  if (unused.length > 0)
    throw new Error(`This statement has no place for ${unused.map(([name]) => name)}: ${built.sql}`)
  return built
}

function standIns<Values extends object>(): Values {
  const standIn = (_: object, name: PropertyKey): StandIn => Object.freeze({ [STAND_IN]: name })
  // Placeholders stand for values of any type.
  return new Proxy({}, { get: standIn }) as Values
}

function isStandIn(parameter: unknown): parameter is StandIn {
  return typeof parameter === 'object' && parameter !== null && STAND_IN in parameter
}
