import { type CompiledQuery, DummyDriver, Kysely } from 'kysely'
import { type Db, dialect } from './db.ts'
import { remembered } from './remembered.ts'
import type { Tables } from './tables.ts'

/** A query of Kysely’s, whether its builder wrote it or we did. */
export interface Buildable<Row> {
  compile(db: Db): CompiledQuery<Row>
}

/** Asks with these values; answers the rows. */
type Statement<Values, Row> = (db: Db, values: Values) => Promise<Row[]>

/** Stands for a value while a statement is built. */
interface StandIn {
  [STAND_IN]: PropertyKey
}
const STAND_IN = Symbol('stands in for')

/** Builds and compiles, and asks nothing. */
const builder: Db = new Kysely<Tables>({ dialect: { ...dialect, createDriver: () => new DummyDriver() } })

/**
 * A statement that is built once and from then on only filled in: for what is asked all the time, where building it costs
 * more than sending it. Its text is always the same: `build` is given stand-ins, and must not look at a value.
 */
export function statement<Values extends object, Row>(
  build: (db: Db, values: Values) => Buildable<Row>,
): Statement<Values, Row> {
  let built: CompiledQuery<Row> | undefined
  return async (db, values) => {
    built ??= buildWith(build, values)
    const { rows } = await db.executeQuery<Row>({ ...built, parameters: filled(built.parameters, values) })
    return rows
  }
}

/** Statements that have a few shapes: one for each, built when it is first asked. A shape is all that their text depends on. */
export function statementsBy<Shape, Values extends object, Row>(
  build: (db: Db, values: Values, shape: Shape) => Buildable<Row>,
): (db: Db, values: Values, shape: Shape) => Promise<Row[]> {
  const ofShape = remembered((shape) => statement<Values, Row>((db, values) => build(db, values, JSON.parse(shape))))
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
  // Whoever looks at a stand-in is misled: mostly, what was given then goes nowhere.
  if (unused.length > 0)
    throw new Error(`This statement has no place for ${unused.map(([name]) => name)}: ${built.sql}`)
  return built
}

function standIns<Values extends object>(): Values {
  const standIn = (_: object, name: PropertyKey): StandIn => Object.freeze({ [STAND_IN]: name })
  // Who builds sees no value, only where it goes: of what type the stand-in is, nobody finds out.
  return new Proxy({}, { get: standIn }) as Values
}

function isStandIn(parameter: unknown): parameter is StandIn {
  return typeof parameter === 'object' && parameter !== null && STAND_IN in parameter
}
