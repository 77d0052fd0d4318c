/** What visitors wrote: to be found, read, seen to, exported, deleted. */
import { createElement } from 'react'
import {
  addressOf,
  DELETED,
  EXPORTS,
  INBOX,
  MARKED,
  MESSAGES,
  NOTES,
} from '../../desk/addresses.ts'
import { WORDS } from '../../desk/inbox-words.ts'
import { Confirm, Inbox, Message, type InboxView, type Place } from '../../desk/index.ts'
import { WORDS as MESSAGE_WORDS } from '../../desk/message-words.ts'
import { errorResponse } from '../error-response.ts'
import { deleteMessages, keepNote, LONGEST_NOTE, markMessages, MARKS } from '../messages/change.ts'
import { EXPORT_FORMATS, exportMessages } from '../messages/export.ts'
import { readFilter } from '../messages/filter.ts'
import { findMessage, findMessages, findThese, PAGE_SIZE } from '../messages/inbox.ts'
import { replyTo } from '../messages/reply.ts'
import { goesAt } from '../messages/retention.ts'
import type { ReceivedMessage } from '../../contact/received.ts'
import { below, type Area, type Shown, type Visit } from './area.ts'

export const inbox = (area: Area): void => {
  area.get(below(INBOX), async (visit) => {
    const { language, session } = visit
    const body = createElement(Inbox, { csrf: session.csrf, ...(await listOf(visit)) })
    return { section: 'inbox', panes: true, title: WORDS[language].title, body }
  })
  area.get(below(EXPORTS), exported)
  area.get(`${below(MESSAGES)}/:id`, async (visit) => {
    const { store, now, context } = visit
    const id = context.req.param('id') ?? ''
    // The list as it was a moment ago: opened, a new message does not vanish from among the new.
    const list = await listOf(visit)
    await markMessages(store, [id], 'read', now)
    const message = await findMessage(store, id)
    return message ? shown(visit, message, list) : errorResponse(404)
  })
  area.post(below(NOTES), async (visit, form) => {
    const { store, language, query } = visit
    const id = form.get('id') ?? ''
    const message = await findMessage(store, id)
    if (!message) return errorResponse(404)
    // Browsers send a line's end as two characters, and count one.
    const note = (form.get('note') ?? '').replaceAll('\r\n', '\n').trim()
    if (note.length > LONGEST_NOTE)
      return shown(visit, message, await listOf(visit), {
        note,
        noteError: MESSAGE_WORDS[language].noteLong,
      })
    await keepNote(store, id, note)
    return { path: `${MESSAGES}/${id}`, query: listQuery(query), said: { did: 'noted' } }
  })
  area.post(below(MARKED), async (visit, form) => {
    const { store, query, now } = visit
    const ids = form.getAll('id')
    if (ids.length === 0) return nothingTicked(visit)
    if (form.get('mark') === 'delete') return asksAgain(visit, ids)
    const mark = MARKS.find((each) => each === form.get('mark'))
    if (mark === undefined) return errorResponse(400)
    const count = await markMessages(store, ids, mark, now)
    return {
      path: INBOX,
      query: listQuery(query),
      ...(count > 0 && { said: { did: mark, count } }),
    }
  })
  area.post(below(DELETED), async ({ store, query, now }, form) => {
    const count = await deleteMessages(store, form.getAll('id'), now)
    const said = { did: 'deleted', count } as const
    return { path: INBOX, query: listQuery(query), ...(count > 0 && { said }) }
  })
}

/** The list that an address asks for. */
const listOf = async ({ store, query, now }: Visit): Promise<InboxView> => {
  const filter = readFilter(query)
  return { filter, now, ...(await findMessages(store, filter, Number(query.get('page')))) }
}

/** A message, with the list beside it. */
const shown = (
  { session: { csrf }, query }: Visit,
  message: ReceivedMessage,
  before: InboxView,
  refused?: { readonly note: string; readonly noteError: string },
): Shown => {
  const { id, at, fields } = message
  const messages = before.messages.map((each) => (each.id === id ? message : each))
  const body = createElement(Message, {
    csrf,
    message,
    reply: replyTo(message),
    goesAt: goesAt(at),
    list: listQuery(query),
    place: placeOf(id, before),
    ...refused,
  })
  return {
    section: 'inbox',
    panes: true,
    title: fields.name,
    ...(refused && { status: 422, problem: refused.noteError }),
    body: createElement(Inbox, { csrf, ...before, messages, chosen: { id, body } }),
  }
}

const placeOf = (id: string, { filter, messages, counts, page }: InboxView): Place | undefined => {
  const index = messages.findIndex((each) => each.id === id)
  if (index === -1) return undefined
  return {
    at: (page - 1) * PAGE_SIZE + index + 1,
    count: counts[filter.state],
    previous: messages[index - 1]?.id,
    next: messages[index + 1]?.id,
  }
}

/** Said over the list, where one ticks. */
const nothingTicked = async (visit: Visit): Promise<Shown> => {
  const { title, tickFirst: problem } = WORDS[visit.language]
  const { csrf } = visit.session
  const body = createElement(Inbox, { csrf, ...(await listOf(visit)) })
  return { section: 'inbox', panes: true, title, problem, body, status: 422 }
}

/** Nothing goes at the first click. */
const asksAgain = async (visit: Visit, ids: readonly string[]): Promise<Shown> => {
  const { store, language, query, session } = visit
  const { csrf } = session
  const messages = await findThese(store, ids)
  // Gone meanwhile, by another window.
  if (messages.length === 0) return nothingTicked(visit)
  const list = listQuery(query)
  const body = createElement(Confirm, {
    csrf,
    messages,
    action: addressOf(DELETED, language, list),
    back: addressOf(INBOX, language, list),
  })
  return { section: 'inbox', title: MESSAGE_WORDS[language].confirm(messages.length), body }
}

/** Those that the list shows, all pages of it. */
const exported = async ({ store, query }: Visit): Promise<Response> => {
  const format = EXPORT_FORMATS.find((each) => each === query.get('format'))
  if (format === undefined) return errorResponse(400)
  const text = await exportMessages(store, format, readFilter(query))
  return new Response(text, {
    headers: {
      'content-type': `${format === 'csv' ? 'text/csv' : 'application/json'}; charset=utf-8`,
      'content-disposition': `attachment; filename="messages.${format}"`,
      'cache-control': 'no-store',
    },
  })
}

/** The list that one came from. */
const listQuery = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['search', 'state', 'subject', 'order', 'page'].map((name) => [name, query.get(name) ?? '']),
  )
