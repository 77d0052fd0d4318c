#!/usr/bin/env node
/** Replays scenarios from a file or from standard input: binds {@link main} to this process. */
import { readFile } from 'node:fs/promises'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { main, OK, UNUSABLE } from './main.ts'

// A reader that has seen enough, like `head`, is no failure.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? OK : UNUSABLE)
})

// Set rather than exit: pending output is still written.
process.exitCode = await main(process.argv.slice(2), {
  // As a stream: read at once, a pipe whose writer is slow says that it has nothing yet, and fails.
  read: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
  write: (chunk) =>
    new Promise((resolve) => {
      if (process.stdout.write(chunk)) resolve()
      else process.stdout.once('drain', resolve)
    }),
  complain: (line) => process.stderr.write(`${line}\n`),
})
