import { readDeskSettings, type DeskSettings } from './desk/desk-settings.ts'
import { SettingError, type Environment } from './setting-error.ts'

export interface Settings {
  readonly port: number
  readonly host: string | undefined
  readonly trustProxy: boolean
  /** Folder of the build; undefined means the one that this server was built into. */
  readonly dist: string | undefined
  readonly desk: DeskSettings
}

export const DEFAULT_PORT = 4173

/** Settings from environment variables; an empty one counts as not set. */
export const readSettings = (env: Environment): Settings => ({
  port: env['PORT'] ? portOf(env['PORT']) : DEFAULT_PORT,
  host: env['HOST'] || undefined,
  trustProxy: env['TRUST_PROXY'] === '1',
  dist: env['DIST'] || undefined,
  desk: readDeskSettings(env),
})

/** Address to show and to open: a name that reaches this machine where it listens everywhere. */
export const addressOf = (port: number, host: string | undefined): string => {
  if (host === undefined || LOCAL.includes(host)) return `http://localhost:${port}`
  return host.includes(':') ? `http://[${host}]:${port}` : `http://${host}:${port}`
}

/** Words Node's reason for not listening. */
export const listenError = (code: string | undefined, port: number, host = ''): SettingError => {
  const other = port === 5000 ? 5001 : 5000
  if (code === 'EADDRINUSE') {
    return new SettingError(
      `Port ${port} is already in use. Choose another: PORT=${other} npm start`,
    )
  }
  if (code === 'EACCES') {
    return new SettingError(`Port ${port} is not allowed. Choose another: PORT=${other} npm start`)
  }
  return new SettingError(`Cannot listen on HOST=${host} (${code ?? 'unknown reason'}).`)
}

const LOCAL: readonly string[] = ['0.0.0.0', '::', '127.0.0.1', '::1', 'localhost']

const portOf = (text: string): number => {
  const port = /^\d{1,5}$/u.test(text) ? Number(text) : NaN
  if (port <= 65_535) return port
  throw new SettingError(`PORT must be a whole number from 0 to 65535, not "${text}".`)
}
