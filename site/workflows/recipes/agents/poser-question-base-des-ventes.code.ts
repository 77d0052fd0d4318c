/** A query that a model wrote runs only if it reads, and reads nothing but the views one allows. */
import { inBoth } from '../../fragments/code.ts'

export const COUNT = `const { limit } = $('settings').first().json
const spent = $input.all().filter(({ json }) => json.month).length
return [{ json: { spent, state: spent < limit ? 'within' : 'over' } }]`

export const CHECK = inBoth(
  (words) => `const { views, rows } = $('settings').first().json
const { kind, sql, says } = $input.first().json.output
const bare = sql.trim().replace(/;\\s*$/, '')
// ${words.texts}
const code = bare.toLowerCase().replace(/'[^']*'/g, "''")
// ${words.inner}
const listed = (text) => /\\bfrom\\b(?:(?!\\b(?:where|group|order|having|window|limit|offset|fetch|union|intersect|except)\\b)[^])*,/.test(text)
let rest = code, commas = false
for (let inner; (inner = rest.match(/\\(([^()]*)\\)/)); rest = rest.replace(inner[0], ' x ')) commas ||= listed(inner[1])
commas ||= listed(rest)
const own = [...code.matchAll(/(?:with|,)\\s*(\\w+)\\s+as\\s*\\(/g)].map((one) => one[1])
const read = [...code.replace(/extract\\s*\\([^)]*\\)/g, '').matchAll(/\\b(?:from|join)\\s+([\\w."]+)/g)].map((one) => one[1])
const strange = read.filter((name) => !views.includes(name) && !own.includes(name))
const fault =
  !/^(select|with)\\b/.test(code) ? '${words.reads}'
  : /[\\\\$]/.test(bare) || /[;"]|--|\\/\\*/.test(code) ? '${words.signs}'
  : /\\b(insert|update|delete|merge|table|drop|alter|create|grant|copy|call|do|into|set|set_config|current_setting|pg_\\w+|dblink\\w*|lo_\\w+|query_to_xml)\\b/.test(code) ? '${words.verbs}'
  : commas ? '${words.commas}'
  : read.length === 0 || strange.length > 0 ? '${words.views}' + (strange.join(', ') || '–')
  : ''
return [{ json: {
  state: kind === 'unclear' ? 'unclear' : fault ? 'unsafe' : 'run',
  says, fault, sql: bare,
  limited: 'SELECT * FROM (\\n' + bare + '\\n) AS answer LIMIT ' + (rows + 1),
} }]`,
  {
    fr: {
      texts: 'Ce qui est entre apostrophes est une valeur, non une instruction.',
      inner: 'De la parenthèse la plus profonde vers l’extérieur : aucune liste de tables.',
      reads: 'elle ne commence pas par SELECT',
      signs: 'elle contient un signe interdit',
      verbs: 'elle ferait autre chose que lire',
      commas: 'elle énumère des tables au lieu de les joindre',
      views: 'elle lit hors des vues permises : ',
    },
    en: {
      texts: 'What stands in quotes is a value, not an instruction.',
      inner: 'From the deepest bracket outwards: no list of tables.',
      reads: 'it does not begin with SELECT',
      signs: 'it holds a forbidden sign',
      verbs: 'it would do more than read',
      commas: 'it lists tables instead of joining them',
      views: 'it reads beyond the allowed views: ',
    },
  },
)

export const ANSWER = inBoth(
  (words) => `const { rows } = $('settings').first().json
const { sql, says } = $('check').first().json
const found = $input.all().map(({ json }) => json).filter((one) => Object.keys(one).length > 0)
const error = found[0]?.error
const cell = (value) =>
  value === null ? '–' : /^\\d{4}-\\d\\d-\\d\\dT/.test(value) ? DateTime.fromISO(value).toFormat('yyyy-MM-dd') : String(value)
const shown = error ? [] : found.slice(0, rows)
const table = shown.length === 0 ? [] : [Object.keys(shown[0]).join(' | '), ...shown.map((one) => Object.values(one).map(cell).join(' | '))]
return [{ json: {
  state: error ? 'failed' : 'answered',
  rows: shown.length, sql,
  title: error ? '${words.failed}' : found.length > rows ? '${words.more}' + rows : shown.length === 0 ? '${words.none}' : '${words.rows}' + shown.length,
  message: '${words.read}' + says + '\\n\\n' + (error ? (error.message ?? error) : table.join('\\n')) + '\\n\\n${words.query}' + sql,
} }]`,
  {
    fr: {
      failed: 'La base n’a pas répondu',
      more: 'Il y a plus de lignes. Les premières : ',
      none: 'Aucune ligne',
      rows: 'Lignes trouvées : ',
      read: 'Question comprise ainsi : ',
      query: 'Requête exécutée : ',
    },
    en: {
      failed: 'The database did not answer',
      more: 'There are more rows. The first of them: ',
      none: 'No rows',
      rows: 'Rows found: ',
      read: 'Question understood as: ',
      query: 'Query that ran: ',
    },
  },
)

export const EXPLAIN = inBoth(
  (words) => `const one = $input.first().json
const { limit } = $('settings').first().json
// ${words.kept}
const state = one.error ? 'down' : one.state
const told = {
  over: ['${words.over}', '${words.wait}' + limit + '.'],
  unclear: ['${words.unclear}', one.says],
  unsafe: ['${words.unsafe}', '${words.because}' + one.fault + '.\\n\\n' + one.sql],
}[state] ?? ['${words.down}', '${words.later}' + (one.error?.message ?? one.error)]
return [{ json: { state, rows: 0, sql: one.sql ?? '', title: told[0], message: told[1] } }]`,
  {
    fr: {
      kept: 'En cas d’erreur, n8n ajoute la cause à l’élément et garde le reste.',
      over: 'Le budget du mois est atteint',
      wait: 'Questions comprises dans le mois : ',
      unclear: 'Il manque une précision',
      unsafe: 'Requête écartée, rien n’a été lu',
      because: 'La requête proposée est refusée : ',
      down: 'Aucune requête n’a pu être écrite',
      later: 'Reposez la question plus tard, ou plus simplement. Cause : ',
    },
    en: {
      kept: 'On an error n8n adds the cause to the item and keeps the rest.',
      over: 'This month’s budget is used up',
      wait: 'Questions included in a month: ',
      unclear: 'One thing is missing',
      unsafe: 'Query turned down, nothing was read',
      because: 'The query proposed was turned down: ',
      down: 'No query could be written',
      later: 'Ask again later, or more simply. Cause: ',
    },
  },
)
