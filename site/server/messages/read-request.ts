/** A message as it arrives, from the page or from a form that left without a script. */
import type { Context } from 'hono'
import { BUDGETS, EMPTY, MOMENTS, SUBJECTS, type Fields } from '../../contact/fields.ts'
import { contactMessage, refusalOf, type ContactMessage } from '../../contact/schema.ts'
import { languageOf } from '../../routes/language.ts'
import type { Asked, Answer } from './answer.ts'
import { sha256 } from '../ports/digest.ts'

export type Read =
  | { readonly asked: Asked; readonly message: ContactMessage }
  | { readonly asked: Asked; readonly refused: Answer }

export const readRequest = async (context: Context): Promise<Read> => {
  const { req } = context
  const type = (req.header('content-type') ?? '').split(';', 1).join('').trim().toLowerCase()
  if (type === 'application/x-www-form-urlencoded') return readForm(context)
  const asked: Asked = { for: 'json' }
  if (type !== 'application/json') return { asked, refused: { status: 415 } }
  return judge(asked, parsed(await req.text()))
}

const readForm = async ({ req }: Context): Promise<Read> => {
  const text = await req.text()
  const given = Object.fromEntries(new URLSearchParams(text))
  const language = languageOf('/', new URL(req.url).searchParams)
  const asked: Asked = { for: 'page', language, fields: fieldsOf(given) }
  // Sent twice by an impatient finger, it is one message.
  const id = (await sha256(text)).slice(0, 32)
  return judge(asked, { ...given, id, language })
}

const judge = (asked: Asked, value: unknown): Read => {
  const read = contactMessage.safeParse(value)
  if (read.success) return { asked, message: read.data }
  const problems = refusalOf(read.error)
  return { asked, refused: problems ? { status: 422, problems } : { status: 400 } }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the form is filled with again. */
const fieldsOf = (given: Readonly<Record<string, string>>): Fields => {
  const text = (name: string): string => given[name] ?? ''
  return {
    name: text('name'),
    email: text('email'),
    company: text('company'),
    message: text('message'),
    first: text('first'),
    second: text('second'),
    subject: SUBJECTS.find((each) => each === given['subject']) ?? EMPTY.subject,
    budget: BUDGETS.find((each) => each === given['budget']) ?? EMPTY.budget,
    moment: MOMENTS.find((each) => each === given['moment']) ?? EMPTY.moment,
    consent: given['consent'] === 'on',
  }
}
