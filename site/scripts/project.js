/** Where the project lies and how its parts are run. Needs nothing but Node: runs before set-up. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A path of the project, from segments: never joined with a slash, so that Windows agrees. */
export const inProject = (...segments) => join(ROOT, ...segments)

export const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))

/** What stops a script: one line for the person, and the exit code of what failed. */
export class Stop extends Error {
  constructor(message, code = 1) {
    super(message)
    this.code = code
  }
}

/** Runs a script's body; a failure ends it with one line instead of a stack. */
export const main = async (body) => {
  try {
    await body()
  } catch (error) {
    console.error(error instanceof Error ? error.message.split('\n', 1)[0] : String(error))
    // Not `exit`, which may lose that line where pipes are slow.
    process.exitCode = error instanceof Stop ? error.code : 1
  }
}

/** The program that a package installs, as a JavaScript file that Node runs on every system. */
export const binOf = (name, command = name) => {
  const { bin } = readJson(inProject('node_modules', name, 'package.json'))
  return inProject('node_modules', name, typeof bin === 'string' ? bin : bin[command])
}

/** Runs a JavaScript program with this very Node and resolves to its exit code. */
export const runNode = (script, args = [], env = {}, options = {}) =>
  run(process.execPath, [script, ...args], { ...options, env: { ...process.env, ...env } })

/**
 * Runs any command in the project, with nothing to read and its output shown as it comes: by this
 * process, or by `hear` where somebody else is speaking. Aborting `signal` ends it.
 */
export const run = (command, args, { hear, ...options } = {}) =>
  new Promise((resolve, reject) => {
    const output = hear === undefined ? 'inherit' : 'pipe'
    const child = spawn(command, args, {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      ...options,
    })
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    // Without this, stopping the script would leave its child running.
    const forward = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM']
    for (const signal of signals) process.on(signal, forward)
    child.once('error', (error) => reject(new Stop(`Could not run ${command}: ${error.message}`)))
    child.once('close', (code, signal) => {
      for (const name of signals) process.off(name, forward)
      if (signals.includes(signal)) reject(new Stop('Stopped.', signal === 'SIGINT' ? 130 : 143))
      else resolve(code ?? 1)
    })
  })
