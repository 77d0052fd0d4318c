import { factSchema, type Fact } from './schema.ts'

/** The facts of a file `<topic>.ts`, by name. Names and kinds of values stay known to types. */
export const topic = <const Facts extends Readonly<Record<string, Fact>>>(facts: Facts): Facts =>
  facts

/** What is wrong with the facts of a topic: their name, the field, and why. */
export const faultsOf = (facts: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(facts).flatMap(([name, fact]) => {
    const named = /^[a-z\d]+(?:-[a-z\d]+)*$/u.test(name) ? [] : [`${name}: is no name-like-this`]
    const issues = factSchema.safeParse(fact).error?.issues ?? []
    return [...named, ...issues.map(({ path, message }) => `${name}.${path.join('.')}: ${message}`)]
  })
