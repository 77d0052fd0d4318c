/** Reads a line that nobody is to see: typed without an echo, or handed over by another program. */
import process from 'node:process'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'

export const readSecret = async (question: string): Promise<string> => {
  if (!process.stdin.isTTY) return (await text(process.stdin)).replace(/\r?\n$/u, '')
  const silent = new Writable({ write: (_piece, _encoding, done) => done() })
  const line = createInterface({ input: process.stdin, output: silent, terminal: true })
  process.stderr.write(question)
  const answer = await line.question('')
  line.close()
  process.stderr.write('\n')
  return answer
}
