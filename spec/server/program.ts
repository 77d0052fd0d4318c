/** Runs a program of the project as a person would and watches what it says. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly out: string
  readonly err: string
}

export interface Program {
  readonly pid: number
  readonly kill: (signal: NodeJS.Signals) => void
  /** Resolves with all output so far once `text` is in it; rejects when the program ends before. */
  readonly says: (text: string) => Promise<string>
  readonly ended: Promise<Ended>
}

export const run = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
  cwd = ROOT,
): Program => {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (piece) => (out += String(piece)))
  child.stderr.on('data', (piece) => (err += String(piece)))
  const ended = new Promise<Ended>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, out, err }))
  })
  const says = (text: string) =>
    new Promise<string>((resolve, reject) => {
      const look = () => out.includes(text) && resolve(out)
      child.stdout.on('data', look)
      void ended.then(() => reject(new Error(`ended without "${text}":\n${out}${err}`)))
      look()
    })
  return { pid: child.pid ?? 0, kill: (signal) => void child.kill(signal), says, ended }
}

/** The server as it was built, which starts in a fraction of the time that its sources take. */
export const runServer = (env: Readonly<Record<string, string | undefined>>): Program =>
  run(['dist/server/server.js'], { PORT: '0', HOST: undefined, ...env })

/** The port in the line that a server says when it is ready. */
export const portOf = (said: string): number => Number(/^Ready: .*:(\d+)$/mu.exec(said)?.[1])
