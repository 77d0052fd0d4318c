import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { byId, byName } from '../../fragments/models.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-caisse-du-soir.examples.ts'

/** What the drawer ought to hold, what the terminal ought to have taken, and this month's habit. */
const count = (words: {
  readonly euros: string
  readonly cash: string
  readonly card: string
}) => `${words.euros}const { till, tolerance, habit } = $('settings').first().json;
const shop = $('close').first().json;
const cents = (value) => Math.round(Number(value || 0) * 100) / 100;
const cash = cents(Number(shop.counted) - till - Number(shop.cash));
const card = cents(Number(shop.terminal) - Number(shop.card));
const since = $now.minus({ days: 30 }).toISODate();
// A day written to a sheet comes back as the sheet shows it.
const iso = (value) => String(value).replace(/^(\\d{2})\\/(\\d{2})\\/(\\d{4})$/, '$3-$2-$1');
const evening = shop.shop + ' ' + shop.day;
const rows = $input.all().map(({ json }) => json);
const failed = rows.some(({ error }) => error !== undefined);
const past = rows.filter((one) => one.shop === shop.shop && one.evening !== evening && iso(one.day) >= since && Math.abs(Number(one.cash)) > tolerance).length;
const off = Math.abs(cash) > tolerance;
return [{ json: {
  evening, shop: shop.shop, day: shop.day, on: DateTime.fromISO(shop.day).toFormat('dd/MM/yyyy'), gaps: '${words.cash}' + euros(cash) + '${words.card}' + euros(card), cash, card, failed, times: past + (off ? 1 : 0),
  odd: off || card !== 0, habit: off && past + 1 >= habit,
  deposit: cents(Math.max(0, Number(shop.counted) - till)), bank: euros(cents(Math.max(0, Number(shop.counted) - till))), why: shop.why ?? '',
} }];`

export default defineRecipe({
  category: 'finance',
  level: 'simple',
  minutes: 25,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler la caisse du soir et voir l’écart qui revient',
    problem:
      'La gérante de trois boutiques reçoit trois photos de tickets Z. Un soir il manque douze euros, on hausse les épaules ; personne ne remarque que c’est le quatrième mardi.',
    outcome:
      'À la fermeture, un formulaire demande le compté, le Z et le terminal. Le flux calcule l’écart d’espèces, celui des cartes et la somme à déposer, et l’écrit. Un écart sort dans Slack avec son explication ; le troisième en trente jours y est dit comme tel.',
    avoid:
      'Une caisse connectée à la banque fait ce rapprochement. Le flux ne lit pas les tickets : un chiffre mal recopié donne un écart.',
    approval:
      'Aucun écart n’est imputé à quelqu’un. La gérante appelle la boutique, recompte, et décide ; la ligne garde le mot de la personne qui a fermé.',
    failure:
      'Si la feuille ne se lit pas, l’écart du soir est calculé quand même et l’historique dit absent. Si elle ne s’écrit pas, Slack reçoit tous les chiffres.',
  },
  en: {
    title: 'Check the till at closing and see the gap that returns',
    problem:
      'Somebody who runs three shops gets three photographs of Z reports. One night twelve euros are missing and people shrug; nobody notices that it is the fourth Tuesday.',
    outcome:
      'At closing a form asks for what was counted, the Z report and the terminal. The flow works out the gap in cash, the gap in cards and the sum to bank, and writes it down. A gap goes to Slack with its explanation; the third in thirty days is named as such.',
    avoid:
      'A till connected to the bank does this already. Receipts are not read here: a figure copied wrongly makes a gap.',
    approval:
      'No gap is held against anybody. Whoever runs the shops rings up, has it counted again and decides; the row keeps the words of the person who closed.',
    failure:
      'When the sheet cannot be read, tonight’s gap is worked out all the same, without history, and that is said. When it cannot be written, Slack gets all the figures.',
  },
  nodes: {
    close: {
      use: 'formTrigger',
      name: { fr: 'Fermeture', en: 'Closing' },
      why: {
        fr: 'Rempli devant le tiroir ouvert, en une minute.',
        en: 'Filled in before the open drawer, in a minute.',
      },
      with: form(
        { fr: 'Caisse du soir', en: 'Till at closing' },
        [
          choice('shop', { fr: 'Boutique', en: 'Shop' }, ['Port', 'Gare', 'Halles']),
          field('day', { fr: 'Jour', en: 'Day' }, { type: 'date' }),
          field('counted', { fr: 'Espèces comptées', en: 'Cash counted' }, { type: 'number' }),
          field('cash', { fr: 'Espèces du Z', en: 'Cash on the Z report' }, { type: 'number' }),
          field('card', { fr: 'Cartes du Z', en: 'Cards on the Z report' }, { type: 'number' }),
          field(
            'terminal',
            { fr: 'Total du terminal', en: 'Total of the terminal' },
            { type: 'number' },
          ),
          field(
            'why',
            { fr: 'Un écart ? Dites pourquoi', en: 'A gap? Say why' },
            { optional: true },
          ),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Fond et tolérance', en: 'Float and tolerance' },
      why: {
        fr: 'Cent cinquante euros de fond, deux de tolérance, trois écarts pour une habitude.',
        en: 'A float of 150 euros, a tolerance of two, three gaps for a habit.',
      },
      with: fields(
        {
          till: 150,
          tolerance: 2,
          habit: 3,
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          channel: { fr: '#boutiques', en: '#shops' },
        },
        { alone: true },
      ),
    },
    past: {
      use: 'googleSheets',
      name: { fr: 'Lire les soirs passés', en: 'Read past evenings' },
      why: {
        fr: 'Un écart isolé et un écart qui revient ne se traitent pas pareil.',
        en: 'A single gap and one that returns are two matters.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Caisses', en: 'Tills' }),
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    count: {
      use: 'code',
      name: { fr: 'Calculer les écarts', en: 'Work out the gaps' },
      why: {
        fr: 'Au centime, fond de caisse déduit.',
        en: 'To the cent, with the float taken off.',
      },
      with: allItems(
        inBoth(count, {
          fr: { euros: EUROS.fr, cash: 'espèces ', card: ', cartes ' },
          en: { euros: EUROS.en, cash: 'cash ', card: ', cards ' },
        }),
      ),
    },
    write: {
      use: 'googleSheets',
      name: { fr: 'Écrire le soir', en: 'Write the evening' },
      why: {
        fr: 'Juste ou non ; un soir recompté remplace sa ligne, par la colonne evening.',
        en: 'Right or wrong; an evening counted again replaces its row, by the column evening.',
      },
      with: {
        resource: 'sheet',
        operation: 'appendOrUpdate',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Caisses', en: 'Tills' }),
        columns: columns(
          {
            evening: '={{ $json.evening }}',
            day: '={{ $json.day }}',
            shop: '={{ $json.shop }}',
            cash: '={{ $json.cash }}',
            card: '={{ $json.card }}',
            deposit: '={{ $json.deposit }}',
            why: '={{ $json.why }}',
          },
          ['evening'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 3],
    },
    odd: {
      use: 'filter',
      name: { fr: 'Seulement les écarts', en: 'Gaps alone' },
      why: {
        fr: 'Trois messages « tout va bien » par soir, et plus personne ne lit.',
        en: 'Three messages a night saying all is well, and nobody reads any more.',
      },
      with: all(isTrue("={{ $('count').first().json.odd }}")),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire l’écart', en: 'Tell the gap' },
      why: {
        fr: 'Le soir même, quand on peut encore recompter.',
        en: 'On the same night, while it can still be counted again.',
      },
      with: posted(setting('channel'), {
        fr: "=*{{ $('count').first().json.shop }}*, {{ $('count').first().json.on }} : {{ $('count').first().json.gaps }}{{ $('count').first().json.habit ? ' – ' + $('count').first().json.times + 'e écart en trente jours' : '' }}{{ $('count').first().json.failed ? ' (historique illisible)' : '' }}\n{{ $('count').first().json.why || 'Sans explication' }}{{ $json.error ? '\\nLigne non écrite, à déposer : ' + $('count').first().json.bank : '' }}",
        en: "=*{{ $('count').first().json.shop }}*, {{ $('count').first().json.on }}: {{ $('count').first().json.gaps }}{{ $('count').first().json.habit ? ' – gap number ' + $('count').first().json.times + ' in thirty days' : '' }}{{ $('count').first().json.failed ? ' (history not readable)' : '' }}\n{{ $('count').first().json.why || 'No explanation' }}{{ $json.error ? '\\nRow not written, to bank: ' + $('count').first().json.bank : '' }}",
      }),
    },
  },
  links: ['close > settings > past > count > write > odd > tell', 'write.error > tell'],
  examples,
})
