/** The real n8n, in a process of its own with a fresh folder, a clock that stands and no network. */
import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JsonObject } from '../../site/workflows/flow/flow.ts'
import type { DryFlow } from './dry.ts'
import { MOMENT, ZONE } from './moment.ts'
import type { RawRun } from './runs.ts'

const INSIDE = join(import.meta.dirname, 'inside')

export interface Batch {
  readonly flows: readonly DryFlow[]
  readonly accounts: readonly JsonObject[]
  /** Where the models' stand-in listens. */
  readonly models: number
}

/**
 * Imports flows and runs them all.
 *
 * @param folder in which n8n is installed
 * @param told is called with what n8n says, for whoever looks on
 * @returns by the flow's id; a flow that could not even start is not in it
 */
export const runInN8n = async (
  folder: string,
  { flows, accounts, models }: Batch,
  told: (line: string) => void = () => {},
): Promise<ReadonlyMap<string, RawRun>> => {
  const home = mkdtempSync(join(tmpdir(), 'n8n-judge-'))
  const at = (...names: string[]) => join(home, ...names)
  try {
    for (const name of ['flows', 'runs', 'bin']) mkdirSync(at(name))
    for (const flow of flows) writeFileSync(at('flows', `${flow.id}.json`), JSON.stringify(flow))
    writeFileSync(at('accounts.json'), JSON.stringify(accounts))
    writeFileSync(at('ids'), flows.map(({ id }) => id).join(','))
    writeNode(folder, at('bin'))
    const env = environment(home, { models, broker: await freePort() })
    const n8n = (...command: string[]) => called(folder, command, env, told)
    if (accounts.length > 0) await n8n('import:credentials', `--input=${at('accounts.json')}`)
    await n8n('import:workflow', '--separate', `--input=${at('flows')}`)
    const batch = ['--concurrency=4', '--retries=0', '--shortOutput', `--ids=${at('ids')}`]
    const said = await n8n('execute-batch', ...batch)
    const runs = new Map(flows.flatMap(({ id }) => readRun(at('runs', `${id}.json`), id)))
    if (runs.size === 0) throw new Error(`n8n ran nothing at all:\n${said}`)
    return runs
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

export const versionOf = (folder: string): string => {
  const text = readFileSync(join(folder, 'node_modules/n8n/package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

const readRun = (file: string, id: string): readonly (readonly [string, RawRun])[] => {
  try {
    return [[id, JSON.parse(readFileSync(file, 'utf8')) as RawRun]]
  } catch {
    return []
  }
}

export const nodeOf = (folder: string): string => join(folder, 'node/bin/node')

/** n8n starts the process for code nodes as `node` and hands it few variables on. */
const writeNode = (folder: string, bin: string): void => {
  const lines = [
    '#!/bin/sh',
    `JUDGE_NOW=${MOMENT.getTime()} TZ=UTC exec "${nodeOf(folder)}" --require "${join(INSIDE, 'clock.cjs')}" "$@"`,
  ]
  writeFileSync(join(bin, 'node'), `${lines.join('\n')}\n`)
  chmodSync(join(bin, 'node'), 0o755)
}

/** Another n8n may run on the same machine. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const environment = (
  home: string,
  ports: { readonly models: number; readonly broker: number },
): NodeJS.ProcessEnv => ({
  PATH: `${join(home, 'bin')}:${process.env['PATH'] ?? ''}`,
  HOME: home,
  // As in n8n's own containers.
  TZ: 'UTC',
  GENERIC_TIMEZONE: ZONE,
  JUDGE_NOW: String(MOMENT.getTime()),
  JUDGE_MODELS: String(ports.models),
  JUDGE_RUNS: join(home, 'runs'),
  N8N_USER_FOLDER: home,
  N8N_CUSTOM_EXTENSIONS: join(INSIDE, 'replay'),
  EXTERNAL_HOOK_FILES: join(INSIDE, 'hooks.cjs'),
  N8N_ENCRYPTION_KEY: 'judge',
  N8N_DEFAULT_BINARY_DATA_MODE: 'default',
  N8N_LISTEN_ADDRESS: '127.0.0.1',
  N8N_RUNNERS_BROKER_PORT: String(ports.broker),
  // A busy machine is slow, not wrong.
  N8N_EXPRESSION_ENGINE_TIMEOUT: '60000',
  N8N_RUNNERS_TASK_REQUEST_TIMEOUT: '300',
  N8N_RUNNERS_HEARTBEAT_INTERVAL: '300',
  N8N_DIAGNOSTICS_ENABLED: 'false',
  N8N_VERSION_NOTIFICATIONS_ENABLED: 'false',
  N8N_TEMPLATES_ENABLED: 'false',
  N8N_LICENSE_AUTO_RENEW_ENABLED: 'false',
  N8N_COMMUNITY_PACKAGES_ENABLED: 'false',
  N8N_COMMUNITY_PACKAGES_ALLOW_TOOL_USAGE: 'true',
  N8N_LOG_LEVEL: 'error',
  DB_TYPE: 'sqlite',
})

const called = (
  folder: string,
  command: readonly string[],
  env: NodeJS.ProcessEnv,
  told: (line: string) => void,
): Promise<string> =>
  new Promise((resolve) => {
    const before = ['clock.cjs', 'network.cjs'].flatMap((name) => ['--require', join(INSIDE, name)])
    const n8n = join(folder, 'node_modules/n8n/bin/n8n')
    const child = spawn(nodeOf(folder), [...before, n8n, ...command], { env })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => {
        said += bytes.toString()
        told(bytes.toString())
      })
    // A run that fails makes the batch fail; what was asked is whether its file is there.
    child.on('close', () => resolve(said.slice(-4_000)))
  })
