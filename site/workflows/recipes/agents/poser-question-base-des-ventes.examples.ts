import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const QUESTION = both(
  'Qui a le plus acheté en octobre dans l’Oise ?',
  'Who bought most in October in the Oise?',
)
const asked: Given = [{ question: QUESTION }]
const SQL =
  "SELECT c.name AS client, SUM(s.net) AS total FROM assistant.sales s JOIN assistant.customers c ON c.id = s.customer_id WHERE c.department = '60' AND s.day >= '2026-10-01' AND s.day < '2026-11-01' GROUP BY c.name ORDER BY total DESC"
const SAYS = both(
  'total hors taxes par client de l’Oise, du 1er au 31 octobre 2026',
  'total before tax by client of the Oise, 1 to 31 October 2026',
)
const wrote = (sql: string, says: Bilingual<string> = SAYS, kind = 'query'): Bilingual<string> =>
  both(
    JSON.stringify({ output: { kind, sql, says: says.fr } }),
    JSON.stringify({ output: { kind, sql, says: says.en } }),
  )
const answering = (sql: string, more: Readonly<Record<string, Given>> = {}) => ({
  form: asked,
  spent: [],
  sonnet: { says: [wrote(sql)] },
  log: [{ id: 1 }],
  show: [{}],
  ...more,
})
const page = (title: Bilingual<string>, message: Bilingual<string>) => [
  { completionTitle: title, completionMessage: message },
]
const past = (count: number): Given =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, month: '2026-11' }))
const refused = (name: Bilingual<string>, sql: string, fault: Bilingual<string>): Example => ({
  name,
  given: answering(sql),
  expects: { check: [{ state: 'unsafe', fault, sql }], run: 'not reached' },
  asks: {
    show: page(
      both('Requête écartée, rien n’a été lu', 'Query turned down, nothing was read'),
      both(
        `La requête proposée est refusée : ${fault.fr}.\n\n${sql}`,
        `The query proposed was turned down: ${fault.en}.\n\n${sql}`,
      ),
    ),
  },
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Deux clients d’octobre', en: 'Two clients of October' },
    given: answering(SQL, {
      columns: [{ column_name: 'department', data_type: 'text' }],
      spelling: [{ kind: 'town', label: 'Beauvais (60)' }],
      sonnet: {
        says: [
          '{"tool": "columns", "with": {"view": "assistant.customers"}}',
          '{"tool": "spelling", "with": {"part": "Oise"}}',
          wrote(SQL),
        ],
      },
      run: [
        { client: 'Garage Leroy', total: '4210.50' },
        { client: 'Ets Payen', total: '980.00' },
      ],
    }),
    expects: {
      count: [{ spent: 0, state: 'within' }],
      check: [{ state: 'run', limited: `SELECT * FROM (\n${SQL}\n) AS answer LIMIT 51` }],
      answer: [{ state: 'answered', rows: 2 }],
      explain: 'not reached',
    },
    asks: {
      show: page(
        both('Lignes trouvées : 2', 'Rows found: 2'),
        both(
          `Question comprise ainsi : ${SAYS.fr}\n\nclient | total\nGarage Leroy | 4210.50\nEts Payen | 980.00\n\nRequête exécutée : ${SQL.replaceAll('<', '&lt;')}`,
          `Question understood as: ${SAYS.en}\n\nclient | total\nGarage Leroy | 4210.50\nEts Payen | 980.00\n\nQuery that ran: ${SQL.replaceAll('<', '&lt;')}`,
        ),
      ),
    },
  },
  {
    name: { fr: 'Plus de cinquante lignes, une date', en: 'More than fifty rows, a date' },
    given: answering('SELECT day FROM assistant.sales WHERE extract(year from day) = 2026', {
      spent: past(149),
      run: Array.from({ length: 51 }, () => ({ day: '2026-10-31T23:00:00.000Z', note: null })),
    }),
    expects: {
      count: [{ spent: 149, state: 'within' }],
      answer: [
        {
          rows: 50,
          title: both(
            'Il y a plus de lignes. Les premières : 50',
            'There are more rows. The first of them: 50',
          ),
          message: both(
            `Question comprise ainsi : ${SAYS.fr}\n\nday | note\n${'2026-11-01 | –\n'.repeat(50)}\nRequête exécutée : SELECT day FROM assistant.sales WHERE extract(year from day) = 2026`,
            `Question understood as: ${SAYS.en}\n\nday | note\n${'2026-11-01 | –\n'.repeat(50)}\nQuery that ran: SELECT day FROM assistant.sales WHERE extract(year from day) = 2026`,
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Aucune ligne', en: 'No rows' },
    given: answering(
      'SELECT id FROM (SELECT id FROM assistant.items WHERE extract(year from day) = 2026) AS best;',
      { run: [] },
    ),
    expects: {
      check: [
        {
          state: 'run',
          sql: 'SELECT id FROM (SELECT id FROM assistant.items WHERE extract(year from day) = 2026) AS best',
        },
      ],
      answer: [{ rows: 0, title: both('Aucune ligne', 'No rows') }],
    },
  },
  refused(
    both('La requête effacerait', 'The query would delete'),
    'SELECT id FROM assistant.sales UNION (WITH gone AS (DELETE FROM assistant.sales RETURNING id) SELECT id FROM gone)',
    both('elle emploie un mot interdit', 'it uses a forbidden word'),
  ),
  refused(
    both('La requête lit les salaires', 'The query reads salaries'),
    'SELECT name FROM public.salaries',
    both(
      'elle lit hors des vues permises : public.salaries',
      'it reads beyond the allowed views: public.salaries',
    ),
  ),
  refused(
    both('Une table après une virgule', 'A table behind a comma'),
    'SELECT x.id FROM (SELECT s.id FROM assistant.sales s JOIN assistant.items i ON i.id = s.item_id, secrets) x ORDER BY x.id, 1',
    both(
      'elle énumère des tables au lieu de les joindre',
      'it lists tables instead of joining them',
    ),
  ),
  refused(
    both('Des salaires entre parenthèses', 'Salaries in brackets'),
    'SELECT 1 FROM assistant.sales s JOIN (salaries JOIN assistant.items i ON true) ON true',
    both('elle lit hors des vues permises : –', 'it reads beyond the allowed views: –'),
  ),
  refused(
    both('Une fonction rendrait toute la base', 'A function would return the whole database'),
    "SELECT database_to_xml(true, true, '') FROM assistant.sales",
    both(
      'elle appelle une fonction non prévue : database_to_xml',
      'it calls a function that is not foreseen: database_to_xml',
    ),
  ),
  refused(
    both('Une expression n8n dans une valeur', 'An n8n expression in a value'),
    "SELECT id FROM assistant.items WHERE name = '{{ String.fromCharCode(39) }}'",
    both('elle contient un signe interdit', 'it holds a forbidden sign'),
  ),
  refused(
    both('La parenthèse du flux refermée', 'The flow’s own bracket closed'),
    'SELECT 1 FROM assistant.sales) AS a UNION SELECT * FROM (SELECT 2 FROM assistant.items',
    both('elle contient un signe interdit', 'it holds a forbidden sign'),
  ),
  {
    name: { fr: 'Question trop vague', en: 'Question too vague' },
    given: answering('', {
      form: [{ question: both('Ça va mieux ?', 'Is it better?') }],
      sonnet: {
        says: [
          wrote(
            '',
            both('Mieux que quand, et en quoi ?', 'Better than when, and in what?'),
            'unclear',
          ),
        ],
      },
    }),
    expects: { check: [{ state: 'unclear' }], run: 'not reached' },
    asks: {
      log: [{ columns: { value: { state: 'unclear', month: '2026-11', rows: 0 } } }],
      show: page(
        both('Il manque une précision', 'One thing is missing'),
        both('Mieux que quand, et en quoi ?', 'Better than when, and in what?'),
      ),
    },
  },
  {
    name: { fr: 'Budget du mois atteint', en: 'The month’s budget is used up' },
    given: { form: asked, spent: past(150), log: [{ id: 1 }], show: [{}] },
    expects: { count: [{ spent: 150, state: 'over' }], draft: 'not reached' },
    asks: {
      show: page(
        both('Le budget du mois est atteint', 'This month’s budget is used up'),
        both('Questions comprises dans le mois : 150.', 'Questions included in a month: 150.'),
      ),
    },
  },
  {
    name: { fr: 'La base s’arrête après dix secondes', en: 'The database stops after ten seconds' },
    given: answering(SQL, { run: { fails: 'canceling statement due to statement timeout' } }),
    expects: {
      answer: [
        {
          state: 'failed',
          rows: 0,
          title: both('La base n’a pas répondu', 'The database did not answer'),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: answering(SQL, { sonnet: { fails: 'The service is overloaded' } }),
    expects: {
      explain: [
        {
          state: 'down',
          title: both('Aucune requête n’a pu être écrite', 'No query could be written'),
        },
      ],
      check: 'not reached',
    },
  },
]
