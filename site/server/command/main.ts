/** The owner's commands: `node dist/server/desk.js backup|restore|purge|export|audience|create-owner`, with the server's settings. */
import { readFile, writeFile } from 'node:fs/promises'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addressProblem } from '../../contact/email-address.ts'
import { LONGEST } from '../../contact/fields.ts'
import { isMeasured, turnMeasure } from '../audience/switch.ts'
import { forgetVisits } from '../audience/retention.ts'
import { databasePlace } from '../desk/database-place.ts'
import { EXPORT_FORMATS, exportMessages } from '../messages/export.ts'
import { purge, retentionLimit } from '../messages/retention.ts'
import { now } from '../ports/clock.ts'
import { readSettings } from '../settings.ts'
import { ownerStatements, setOwner } from '../sign-in/owner.ts'
import { hashPassword, LONGEST_PASSWORD, SHORTEST_PASSWORD } from '../sign-in/password.ts'
import { migrate } from '../store/migrate.ts'
import { openStore } from '../store/open-store.ts'
import type { Store } from '../store/store.ts'
import { backup, restore } from './backup.ts'
import { CommandError } from './command-error.ts'
import { readSecret } from './read-secret.ts'
import { sqlText } from './sql-text.ts'

/** @param open the store, made where there is none */
type Command = (open: () => Promise<Store>, args: readonly string[]) => Promise<string>

const COMMANDS: Readonly<Record<string, Command>> = {
  async backup(open, [file]) {
    const store = await migrated(open)
    await write(file, await backup(store, now()))
    return 'Backed up.'
  },
  async restore(open, [file]) {
    if (file === undefined) throw new CommandError('Which backup? node desk.js restore <file>')
    const text = await readFile(file, 'utf8')
    return `Messages restored: ${await restore(await open(), text)}.`
  },
  async purge(open, args) {
    const { before } = parseArgs({
      args: [...args],
      options: { before: { type: 'string' } },
    }).values
    const limit = before === undefined ? retentionLimit(now()) : dayOf(before)
    const store = await migrated(open)
    await forgetVisits(store, now())
    return `Messages deleted: ${await purge(store, now(), { who: 'command', before: limit })}.`
  },
  async export(open, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { format: { type: 'string', default: 'json' } },
      allowPositionals: true,
    })
    const format = EXPORT_FORMATS.find((each) => each === values.format)
    if (!format) throw new CommandError(`--format is one of: ${EXPORT_FORMATS.join(', ')}.`)
    await write(positionals[0], await exportMessages(await migrated(open), format))
    return 'Exported.'
  },
  async audience(open, [asked]) {
    if (asked !== undefined && asked !== 'on' && asked !== 'off')
      throw new CommandError('Count visits? node desk.js audience on|off')
    const store = await migrated(open)
    if (asked !== undefined) await turnMeasure(store, asked === 'on', now(), 'command')
    return (await isMeasured(store)) ? 'Visits are counted.' : 'Visits are not counted.'
  },
  async 'create-owner'(open, args) {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { sql: { type: 'string' } },
      allowPositionals: true,
    })
    const [email = ''] = positionals
    if (addressProblem(email, LONGEST.email) !== undefined)
      throw new CommandError('Whose desk is it? node desk.js create-owner <e-mail>')
    const password = await readSecret('Password (it is not shown): ')
    const { length } = password
    if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD)
      throw new CommandError(`From ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters, please.`)
    const owner = { email, hash: await hashPassword(password), now: now() }
    if (values.sql !== undefined) {
      await write(values.sql, sqlText(ownerStatements(owner)))
      return `Once ${values.sql} has run in the store, ${email} may sign in at /admin.`
    }
    await setOwner(await migrated(open), owner)
    return `${email} may sign in at /admin; nobody is signed in any more.`
  },
}

const migrated = async (open: () => Promise<Store>): Promise<Store> => {
  const store = await open()
  await migrate(store)
  return store
}

/** Readable by nobody else: it holds what clients wrote. Without a file's name, to whoever reads on. */
const write = async (file: string | undefined, text: string): Promise<void> => {
  if (file === undefined) process.stdout.write(text)
  else await writeFile(file, text, { mode: 0o600, flag: 'wx' })
}

const dayOf = (text: string): number => {
  const day = Date.parse(`${text}T00:00:00Z`)
  if (/^\d{4}-\d\d-\d\d$/u.test(text) && !Number.isNaN(day)) return day
  throw new CommandError(`--before wants a day as 2026-03-12, not "${text}".`)
}

const run = async ([name = '', ...args]: readonly string[]): Promise<string> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command)
    throw new CommandError(`Usage: node desk.js ${Object.keys(COMMANDS).join('|')} (see README.md)`)
  const { desk, dist } = readSettings(process.env)
  // Built, this file is dist/server/desk.js.
  const place = databasePlace(desk, dist ?? fileURLToPath(new URL('..', import.meta.url)))
  let store: Store | undefined
  try {
    return await command(async () => (store ??= await openStore(place, desk.databaseToken)), args)
  } finally {
    await store?.close()
  }
}

try {
  console.error(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message.split('\n', 1).join('') : String(error))
  process.exitCode = 1
}
