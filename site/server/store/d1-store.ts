import { storeError, type Rows, type Statement, type Store } from './store.ts'

/** As much of Cloudflare's D1 as is used here: its batches are transactions. */
export interface D1Database {
  prepare(sql: string): D1Statement
  batch(statements: readonly D1Statement[]): Promise<readonly { readonly results: Rows }[]>
}
interface D1Statement {
  bind(...values: readonly unknown[]): D1Statement
}

export const d1Store = (database: D1Database): Store => {
  const prepared = ({ sql, args = [] }: Statement) => database.prepare(sql).bind(...args)
  const batch = async (statements: readonly Statement[]) => {
    try {
      return (await database.batch(statements.map(prepared))).map(({ results }) => results)
    } catch (error) {
      throw storeError(error)
    }
  }
  return {
    execute: async (statement) => (await batch([statement]))[0] ?? [],
    batch,
    // The platform's own.
    close: async () => {},
  }
}
