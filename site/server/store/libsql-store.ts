/** What file and host have in common: the client of libSQL behind our port. */
import type { Client, InStatement, ResultSet } from '@libsql/client'
import { storeError, type Row, type Rows, type Statement, type Store } from './store.ts'

export const libsqlStore = (client: Client): Store => ({
  execute: ({ sql, args = [] }) => told(async () => rowsOf(await client.execute(sql, [...args]))),
  batch: (statements) =>
    told(async () => (await client.batch(statements.map(toLibsql), 'write')).map(rowsOf)),
  close: async () => client.close(),
})

const toLibsql = ({ sql, args = [] }: Statement): InStatement => ({ sql, args: [...args] })

/** Its rows also answer to numbers; ours are plain. */
const rowsOf = ({ rows }: ResultSet): Rows => rows.map((row) => ({ ...row }) as Row)

const told = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    throw storeError(error)
  }
}
