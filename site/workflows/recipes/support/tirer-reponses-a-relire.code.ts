/** Which solved tickets a colleague reads again, the same however often they are drawn. */
import { inBoth } from '../../fragments/code.ts'

/**
 * Last week's solved tickets of each person on the list, in an order that only the week and the number decide; who
 * reads whom moves on from week to week.
 */
export const DRAW = inBoth(
  ({
    count,
    silent,
    questions,
  }) => String.raw`const { team, each, skip, desk } = $('settings').first().json
const people = team.split('\n').map((line) => line.split('=').map((part) => part.trim())).filter((parts) => parts.length === 3 && parts.every(Boolean)).map(([name, id, mail]) => ({ name, id: Number(id), mail }))
const end = $now.startOf('week')
const start = end.minus({ weeks: 1 })
const week = start.toFormat("kkkk-'W'WW")
const rank = (id) => {
  let sum = 2166136261
  for (const letter of week + '/' + id) sum = Math.imul(sum ^ letter.charCodeAt(0), 16777619)
  sum = Math.imul(sum ^ (sum >>> 15), 2246822519)
  return (sum ^ (sum >>> 13)) >>> 0
}
const clean = (text) => String(text ?? '').replace(/\s+/g, ' ').trim().slice(0, 90)
const failed = $input.all().map(({ json }) => json).find(({ id, error }) => !id && error)
if (failed) return [{ json: { kind: 'none', text: '${silent}' + (failed.error.message ?? failed.error) } }]
const solved = $input.all().map(({ json }) => json).filter(({ status, tags, stats }) => {
  const at = stats?.resolved_at ? DateTime.fromISO(stats.resolved_at) : undefined
  return [4, 5].includes(status) && at && at >= start && at < end && !(tags ?? []).includes(skip)
})
const shift = people.length > 1 ? 1 + (start.weekNumber % (people.length - 1)) : 0
const mails = shift === 0 ? [] : people.flatMap((author, at) => {
  const reader = people[(at + shift) % people.length]
  const drawn = solved.filter(({ responder_id }) => responder_id === author.id).sort((one, other) => rank(one.id) - rank(other.id)).slice(0, each)
  if (drawn.length === 0) return []
  const lines = drawn.map(({ id, subject }) => '– #' + id + ' ' + clean(subject) + '\n  ' + desk + '/a/tickets/' + id)
  return [{ kind: 'mail', key: week + '/' + reader.mail, to: reader.mail, author: author.name, reader: reader.name, tickets: drawn.map(({ id }) => id), text: lines.join('\n') + '\n\n${questions}' }]
})
return (mails.length ? mails : [{ kind: 'none', text: '${count}' + solved.length }]).map((json) => ({ json }))`,
  {
    fr: {
      count: 'Aucune relecture à tirer. Tickets résolus la semaine passée : ',
      silent: 'Relectures de la semaine non tirées : ',
      questions:
        '1. La question posée a-t-elle sa réponse ?\\n2. Chaque fait, prix ou délai est-il juste ?\\n3. Le client a-t-il dû redire quelque chose ?\\n4. Qu’avez-vous appris ?\\n\\nParlez-en dix minutes avant vendredi. N’écrivez pas au client : un ticket faux se signale à son auteur.',
    },
    en: {
      count: 'Nothing to draw for reading. Tickets solved last week: ',
      silent: 'This week’s readings were not drawn: ',
      questions:
        '1. Was the question that was asked answered?\\n2. Is each fact, price or delay right?\\n3. Did the customer have to say anything twice?\\n4. What have you learned?\\n\\nTalk about it for ten minutes before Friday. Do not write to the customer: a wrong answer is told to whoever gave it.',
    },
  },
)
