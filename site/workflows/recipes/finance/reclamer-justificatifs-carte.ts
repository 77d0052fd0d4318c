import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields, number, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reclamer-justificatifs-carte.examples.ts'

/** One receipt serves one debit: the nearest day first, then the next. */
const match = (words: {
  readonly euros: string
  readonly days: string
  readonly near: string
  readonly colon: string
}) =>
  `const { apart, patience } = $('settings').first().json;
const receipts = $input.all().map(({ json }) => json);
const broken = receipts.find(({ error }) => error !== undefined);
if (broken) return [{ json: { email: '', error: String(broken.error.message ?? broken.error) } }];
const today = $now.startOf('day');
${words.euros}const cents = (value) => Math.round(Number(String(value).replace(/\\s/g, '').replace(',', '.')) * 100);
const day = (value) => DateTime.fromISO(String(value).replace(/^(\\d{2})\\/(\\d{2})\\/(\\d{4}).*$/, '$3-$2-$1').slice(0, 10));
const who = ({ holder }) => String(holder ?? '').trim().toLowerCase();
// Receipts are read two months back: an older debit would seem to lack what was not looked for.
const since = today.minus({ months: 2 }).plus({ days: apart + 1 });
const debits = $('debits').all().map(({ json }) => json).filter((one) => who(one) && cents(one.amount) > 0 && day(one.day) >= since);
const free = new Set(receipts.filter((one) => one.id).map((one) => one));
const pairs = debits.flatMap((debit) => [...free].filter((one) => who(one) === who(debit) && cents(one.amount) === cents(debit.amount)).map((receipt) => ({ debit, receipt, gap: Math.abs(day(receipt.day).diff(day(debit.day), 'days').days) }))).filter(({ gap }) => gap <= apart).sort((a, b) => a.gap - b.gap);
const served = new Set();
for (const { debit, receipt } of pairs) if (!served.has(debit) && free.has(receipt)) { served.add(debit); free.delete(receipt); }
const open = debits.filter((one) => !served.has(one)).map((one) => ({ ...one, age: Math.floor(today.diff(day(one.day), 'days').days) })).filter(({ age }) => age >= patience);
const holders = new Map();
for (const one of open.sort((a, b) => b.age - a.age)) holders.set(who(one), [...(holders.get(who(one)) ?? []), one]);
return [...holders].map(([email, list]) => {
  const loose = [...free].filter((one) => who(one) === email);
  const total = list.reduce((sum, one) => sum + cents(one.amount), 0) / 100;
  return { json: {
    email, count: list.length, total, shown: euros(total), oldest: list[0].age,
    lines: list.map((one) => { const near = loose.find((two) => Math.abs(cents(two.amount) - cents(one.amount)) <= 200 && Math.abs(day(two.day).diff(day(one.day), 'days').days) <= apart); return day(one.day).toFormat('dd/MM') + ' ' + one.label + '${words.colon}' + euros(cents(one.amount) / 100) + ', ' + one.age + '${words.days}' + (near ? '${words.near}' + euros(cents(near.amount) / 100) : ''); }),
  } };
});`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Réclamer les justificatifs de carte, à chacun les siens',
    problem:
      'Huit cartes, deux cents débits par mois. La comptable pointe les tickets un par un, écrit « il en manque » à tout le monde, et la TVA des notes jamais reçues est perdue.',
    outcome:
      'Chaque vendredi, débits et justificatifs des deux derniers mois sont mariés par porteur, montant et jour, chaque ticket ne servant qu’une fois. Chaque porteur reçoit sa liste, avec le ticket presque égal qu’il a peut-être mal saisi. La comptable reçoit le total manquant.',
    avoid:
      'Si votre banque demande le ticket au paiement, laissez-la faire. Un montant en devises n’est pas marié : le débit diffère du ticket.',
    approval:
      'Aucune carte n’est bloquée. La comptable décide quand un débit ancien devient une avance à rendre.',
    failure:
      'Relevé ou table illisible : personne n’est réclamé à tort, la comptable lit la cause. Un courriel refusé lui est renvoyé.',
  },
  en: {
    title: 'Chase card receipts, asking each holder for their own',
    problem:
      'Eight cards, two hundred debits a month. The accountant ticks off receipts one by one, writes “some are missing” to everybody, and the VAT on those never received is lost.',
    outcome:
      'Every Friday debits and receipts of the last two months are paired by holder, amount and day, each receipt serving once. Every holder gets a list of their own, with the nearly equal receipt they may have mistyped. The accountant gets the total missing.',
    avoid:
      'If your bank asks for the receipt on payment, let it. An amount in a foreign currency is not paired, as debit and receipt differ.',
    approval:
      'No card is blocked. The accountant decides when an old debit becomes an advance to be paid back.',
    failure:
      'Statement or table unreadable: nobody is chased wrongly, and the accountant reads the cause. A refused email comes back to them.',
  },
  nodes: {
    friday: {
      use: 'scheduleTrigger',
      name: { fr: 'Le vendredi', en: 'On Fridays' },
      why: {
        fr: 'Le ticket de la semaine est encore dans le sac.',
        en: 'The week’s receipt is still in the bag.',
      },
      with: at('0 11 * * 5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Trois jours entre ticket et débit, cinq de patience.',
        en: 'Three days between receipt and debit, five of patience.',
      },
      with: fields(
        {
          apart: 3,
          patience: 5,
          sheet: { fr: 'identifiant du relevé', en: 'id of the statement' },
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          from: 'automate@isolation-morvan.example',
          accountant: 'compta@isolation-morvan.example',
        },
        { alone: true },
      ),
    },
    debits: {
      use: 'googleSheets',
      name: { fr: 'Lire les débits', en: 'Read the debits' },
      why: {
        fr: 'Colonnes holder, day, label et amount ; la date en 2026-11-20 ou 20/11/2026.',
        en: 'Columns holder, day, label and amount; the date as 2026-11-20 or 20/11/2026.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Cartes', en: 'Cards' }),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    receipts: {
      use: 'airtable',
      name: { fr: 'Lire les justificatifs', en: 'Read the receipts' },
      why: {
        fr: 'Deux mois : un ticket peut être saisi en retard.',
        en: 'Two months, as a receipt may be entered late.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('receipts'),
        filterByFormula: "=IS_AFTER({day}, '{{ $now.minus({ months: 2 }).toISODate() }}')",
        returnAll: true,
        options: {},
      },
      once: true,
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    match: {
      use: 'code',
      name: { fr: 'Marier débits et tickets', en: 'Pair debits and receipts' },
      why: {
        fr: 'Deux repas à 18 euros la même semaine sont deux débits et deux tickets.',
        en: 'Two meals at 18 euros in a week are two debits and two receipts.',
      },
      with: allItems(
        inBoth(match, {
          fr: { euros: EUROS.fr, days: ' jours', near: ' – un ticket de ', colon: ' : ' },
          en: { euros: EUROS.en, days: ' days', near: ' – there is a receipt of ', colon: ': ' },
        }),
      ),
    },
    known: {
      use: 'if',
      name: { fr: 'Justificatifs lus ?', en: 'Were receipts read?' },
      why: {
        fr: 'Sans eux, chaque débit paraîtrait sans pièce.',
        en: 'Without them every debit would seem to lack its paper.',
      },
      with: all(isFilled('={{ $json.email }}')),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Écrire au porteur', en: 'Write to the holder' },
      why: {
        fr: 'Ses débits à lui, le plus ancien d’abord.',
        en: 'Their own debits, oldest first.',
      },
      with: mailed(
        { from: setting('from'), to: '={{ $json.email }}' },
        {
          fr: '={{ $json.count }} justificatif(s) à déposer',
          en: '={{ $json.count }} receipt(s) to hand in',
        },
        "={{ $json.lines.join('\\n') }}",
      ),
      onError: 'continue',
    },
    line: {
      use: 'set',
      name: { fr: 'Noter le porteur', en: 'Note the holder' },
      why: {
        fr: 'Réclamé ou non : le montant manque de toute façon.',
        en: 'Asked or not, the amount is missing all the same.',
      },
      with: fields(
        {
          total: number("={{ $('match').item.json.total ?? 0 }}"),
          line: {
            fr: "={{ $('match').item.json.email + ' : ' + $('match').item.json.count + ', ' + $('match').item.json.shown + ($json.error ? ' (non écrit : ' + $json.error + ')' : '') }}",
            en: "={{ $('match').item.json.email + ': ' + $('match').item.json.count + ', ' + $('match').item.json.shown + ($json.error ? ' (not written to: ' + $json.error + ')' : '') }}",
          },
        },
        { alone: true },
      ),
    },
    sum: {
      use: 'summarize',
      name: { fr: 'Additionner', en: 'Add up' },
      why: {
        fr: 'Le total sans pièce est le chiffre que l’on suit.',
        en: 'The total without paper is the figure to follow.',
      },
      with: {
        fieldsToSummarize: {
          values: [
            { aggregation: 'sum', field: 'total' },
            { aggregation: 'append', field: 'line' },
          ],
        },
        options: {},
      },
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Écrire à la comptable', en: 'Write to the accountant' },
      why: {
        fr: 'Un courriel, un montant, huit noms.',
        en: 'One email, one amount, eight names.',
      },
      with: mailed(
        { from: setting('from'), to: setting('accountant') },
        {
          fr: "=Cartes : {{ $json.sum_total.toFixed(2).replace('.', ',') }} € sans justificatif",
          en: '=Cards: €{{ $json.sum_total.toFixed(2) }} without receipt',
        },
        "={{ $json.appended_line.join('\\n') }}",
      ),
    },
    shut: {
      use: 'emailSend',
      name: { fr: 'Dire qu’une source est fermée', en: 'Say that a source is shut' },
      why: {
        fr: 'Un vendredi muet passerait pour un vendredi en règle.',
        en: 'A silent Friday would pass for one in order.',
      },
      with: mailed(
        { from: setting('from'), to: setting('accountant') },
        {
          fr: 'Cartes : rien n’est réclamé, une source est illisible',
          en: 'Cards: nobody was asked, a source is not readable',
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'friday > settings > debits > receipts > match > known.yes > ask > line > sum > report',
    'known.no > shut',
    'debits.error > shut',
  ],
  examples,
})
