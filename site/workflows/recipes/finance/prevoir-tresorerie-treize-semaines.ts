import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './prevoir-tresorerie-treize-semaines.examples.ts'

/** Dates are whole days in UTC: thirteen weeks may hold a change of the clock. */
const weeks = (words: {
  readonly euros: string
  readonly colon: string
  readonly balance: string
}) => `const settings = $('settings').first().json;
const bank = $('bank').first().json;
const [open, fixed] = [$('open'), $('fixed')].map(node => node.all().map(({ json }) => json));
const broken = [['Qonto', bank], ['Xero', open[0]], ['Grist', fixed[0]]].filter(([, one]) => one?.error !== undefined).map(([name]) => name);
// A charge that has no day or no rhythm would be missing from the forecast.
const turns = ['weeks', 'months', 'quarters', 'years'];
if (broken.length === 0) broken.push(...fixed.filter(({ amount, next, every }) => amount && !(turns.includes(every) && DateTime.fromISO(String(next)).isValid)).map(({ label }) => 'Grist (' + label + ')'));
if (broken.length > 0) return [{ json: { readable: false, broken: broken.join(', ') } }];
${words.euros}const day = text => DateTime.fromISO(String(text).slice(0, 10), { zone: 'utc' });
const today = day($now.toISODate());
const monday = today.startOf('week');
const moves = [];
for (const one of open.filter(({ AmountDue }) => AmountDue > 0)) {
  const owed = one.Type === 'ACCREC';
  const dated = day(one.DueDateString);
  const due = dated.isValid ? dated : today;
  const sum = one.AmountDue / (Number(one.CurrencyRate) || 1);
  const late = due < today;
  const when = owed ? (late ? today : due).plus({ days: settings.delay }) : due;
  moves.push({ when, amount: owed ? sum : -sum, name: one.Contact.Name, number: one.InvoiceNumber, chase: owed && late });
}
for (const one of fixed.filter(({ amount }) => amount))
  for (let when = day(one.next), turn = 0; when < monday.plus({ weeks: 13 }); turn += 1) {
    // What fell before today is in the balance already.
    if (when >= today) moves.push({ when, amount: one.amount, name: one.label });
    when = day(one.next).plus({ [one.every]: turn + 1 });
  }
let balance = bank.organization.bank_accounts.reduce((sum, account) => sum + account.balance, 0);
const weeks = Array.from({ length: 13 }, (_, at) => {
  const from = monday.plus({ weeks: at });
  const own = moves.filter(({ when }) => Math.max(0, Math.floor(when.diff(monday, 'days').days / 7)) === at);
  const sum = keep => Math.round(own.filter(keep).reduce((total, { amount }) => total + amount, 0));
  balance += own.reduce((total, { amount }) => total + amount, 0);
  return { from: from.toFormat('dd/MM'), in: sum(({ amount }) => amount > 0), out: -sum(({ amount }) => amount < 0), balance: Math.round(balance) };
});
const worst = weeks.reduce((one, other) => (other.balance < one.balance ? other : one));
const chase = moves.filter(one => one.chase).sort((one, other) => other.amount - one.amount).map(({ name, number, amount }) => ({ name, number, amount, shown: euros(Math.round(amount * 100) / 100) }));
const lines = weeks.map((one) => one.from + '${words.colon}+ ' + euros(one.in) + ', − ' + euros(one.out) + '${words.balance}' + euros(one.balance));
return [{ json: { readable: true, weeks, lines, worst: { ...worst, shown: euros(worst.balance) }, low: worst.balance < settings.floor, chase } }];`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Prévoir la trésorerie sur treize semaines',
    problem:
      'Le compte est confortable, jusqu’au jour où la TVA, les salaires et un fournisseur tombent la même semaine. Le tableur de prévision, lui, date d’août.',
    outcome:
      'Chaque lundi, treize lignes : entrées, sorties, solde. Elles partent du solde Qonto, des factures ouvertes dans Xero et de vos charges fixes. Si un solde passe sous votre plancher, les trois plus gros retards deviennent des cartes Trello à appeler, une par facture.',
    avoid:
      'Pour une demande de prêt, faites établir un prévisionnel : celui-ci ignore les ventes à venir. Et des factures saisies avec un mois de retard donnent un avenir vieux d’un mois.',
    approval:
      'Rien n’est payé, reporté ni relancé. Vous choisissez qui appeler, quoi différer ; le plancher et le retard habituel des clients sont vos chiffres.',
    failure:
      'Si une des trois sources manque, ou si une charge n’a ni date ni rythme lisibles, il n’y a pas de prévision du tout : un courriel dit laquelle. Un solde calculé sans les salaires serait pire que rien.',
  },
  en: {
    title: 'Forecast cash over the next thirteen weeks',
    problem:
      'The account looks comfortable until VAT, wages and a supplier fall into one week. The forecasting sheet was last opened in August.',
    outcome:
      'Thirteen lines each Monday: in, out, balance. They start from the Qonto balance, open invoices in Xero and your fixed charges. Should a balance drop below your floor, the three largest late payers become Trello cards to call, one an invoice.',
    avoid:
      'For a loan application have a proper forecast drawn up, since this one knows nothing of sales to come. And invoices entered a month late make a future that is a month old.',
    approval:
      'Nothing is paid, put off or chased. You pick whom to call and what to defer; the floor and your customers’ usual delay are figures of yours.',
    failure:
      'When one of the three sources is missing, or a charge has no readable day or rhythm, there is no forecast at all: an email names it. A balance worked out without the wages would be worse than none.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à sept heures', en: 'Monday at seven' },
      why: {
        fr: 'Avant la réunion où l’on décide qui est payé cette semaine.',
        en: 'Ahead of the meeting that decides who is paid this week.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your figures' },
      why: {
        fr: 'Le retard moyen de vos clients, lu dans vos encaissements, pas espéré.',
        en: 'Your customers’ average delay, read from past payments rather than hoped for.',
      },
      with: fields(
        {
          floor: 15000,
          delay: 12,
          organization: { fr: 'identifiant Xero', en: 'Xero id' },
          doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
          list: { fr: 'identifiant de la liste Trello', en: 'id of the Trello list' },
          from: 'automate@votre-entreprise.example',
          to: 'direction@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    bank: {
      use: 'httpRequest',
      name: { fr: 'Solde du jour', en: 'Today’s balance' },
      why: {
        fr: 'Le solde de la banque, et non celui de la comptabilité, en retard d’une semaine.',
        en: 'The bank’s own balance, as the books lag a week behind.',
      },
      with: {
        url: 'https://thirdparty.qonto.com/v2/organization',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        options: { timeout: 15000 },
      },
      onError: 'continue',
      retry: [3, 5],
    },
    open: {
      use: 'xero',
      name: { fr: 'Factures ouvertes', en: 'Open invoices' },
      why: {
        fr: 'Ventes et achats ensemble : Type les distingue.',
        en: 'Sales and purchases together: Type tells them apart.',
      },
      with: {
        resource: 'invoice',
        operation: 'getAll',
        organizationId: "={{ $('settings').first().json.organization }}",
        returnAll: true,
        options: { statuses: ['AUTHORISED'] },
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 5],
    },
    fixed: {
      use: 'grist',
      name: { fr: 'Charges fixes', en: 'Fixed charges' },
      why: {
        fr: 'Colonnes : label, amount (négatif pour une sortie), next, every (weeks, months, quarters, years).',
        en: 'Columns: label, amount (negative going out), next, every (weeks, months, quarters, years).',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Fixed',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'continue',
      once: true,
      always: true,
      retry: [3, 5],
    },
    weeks: {
      use: 'code',
      name: { fr: 'Ranger par semaine', en: 'Sort into weeks' },
      why: {
        fr: 'Une facture en retard compte à partir d’aujourd’hui, jamais comme déjà payée.',
        en: 'A late invoice counts from today on, never as if it had been paid.',
      },
      with: allItems(
        inBoth(weeks, {
          fr: { euros: EUROS.fr, colon: ' : ', balance: ', solde ' },
          en: { euros: EUROS.en, colon: ': ', balance: ', balance ' },
        }),
      ),
    },
    readable: {
      use: 'if',
      name: { fr: 'Tout est lu ?', en: 'Is all of it read?' },
      why: {
        fr: 'Deux sources sur trois donnent un chiffre faux qui a l’air juste.',
        en: 'Two sources out of three give a wrong figure that looks right.',
      },
      with: all(isTrue('={{ $json.readable }}')),
    },
    tell: {
      use: 'mailjet',
      name: { fr: 'Envoyer les treize lignes', en: 'Send the thirteen lines' },
      why: {
        fr: 'La plus mauvaise semaine est dans l’objet.',
        en: 'The worst week stands in the subject.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "={{ ($json.low ? 'Sous le plancher : ' : 'Trésorerie : ') + $json.worst.shown + ' la semaine du ' + $json.worst.from }}",
          en: "={{ ($json.low ? 'Below the floor: ' : 'Cash: ') + $json.worst.shown + ' in the week of ' + $json.worst.from }}",
        },
        text: "={{ $json.lines.join('\\n') }}",
        additionalFields: {},
      },
    },
    low: {
      use: 'if',
      name: { fr: 'Sous le plancher ?', en: 'Below the floor?' },
      why: {
        fr: 'Une alerte chaque lundi ne serait plus lue en janvier.',
        en: 'An alert every Monday would no longer be read by January.',
      },
      with: all(isTrue("={{ $('weeks').first().json.low }}")),
    },
    chase: {
      use: 'set',
      name: { fr: 'Reprendre les retards', en: 'Take up the late ones' },
      why: {
        fr: 'Le courriel parti, ses accusés remplacent la liste : on la reprend.',
        en: 'Once the email has left, its receipt replaces the list, so fetch it back.',
      },
      with: fields(
        { chase: { as: 'array', value: "={{ $('weeks').first().json.chase }}" } },
        { alone: true },
      ),
    },
    late: {
      use: 'splitOut',
      name: { fr: 'Clients en retard', en: 'Late customers' },
      why: {
        fr: 'L’argent déjà dû arrive plus vite qu’un découvert négocié.',
        en: 'Money already owed arrives sooner than an overdraft is agreed.',
      },
      with: { fieldToSplitOut: 'chase', options: {} },
    },
    three: {
      use: 'limit',
      name: { fr: 'Les trois plus gros', en: 'The three largest' },
      why: {
        fr: 'Trois appels se font avant midi ; quinze se remettent.',
        en: 'Three calls are made before noon; fifteen are put off.',
      },
      with: { maxItems: 3, keep: 'firstItems' },
    },
    fresh: {
      use: 'removeDuplicates',
      name: { fr: 'Sans carte déjà', en: 'No card yet' },
      why: {
        fr: 'La même facture n’ouvre pas une carte chaque lundi.',
        en: 'One invoice does not open a card every Monday.',
      },
      with: {
        operation: 'removeItemsSeenInPreviousExecutions',
        logic: 'removeItemsWithAlreadySeenKeyValues',
        dedupeValue: "={{ $json.number + ' ' + $json.name }}",
        options: { scope: 'node', historySize: 10_000 },
      },
    },
    call: {
      use: 'trello',
      name: { fr: 'Carte : appeler', en: 'Card: call' },
      why: {
        fr: 'Le numéro de facture y est : on n’appelle pas pour chercher.',
        en: 'It bears the invoice number, so nobody has to look it up on the phone.',
      },
      with: {
        resource: 'card',
        operation: 'create',
        listId: "={{ $('settings').first().json.list }}",
        name: {
          fr: '=Appeler {{ $json.name }} : {{ $json.shown }} dus ({{ $json.number }})',
          en: '=Call {{ $json.name }}: {{ $json.shown }} due ({{ $json.number }})',
        },
        description: '',
        additionalFields: { due: '={{ $now.plus({ days: 2 }).toISODate() }}' },
      },
    },
    blind: {
      use: 'mailjet',
      name: { fr: 'Dire qu’on ne voit rien', en: 'Say that nothing is seen' },
      why: {
        fr: 'Sans ce message, on relirait la prévision de lundi dernier.',
        en: 'Without it somebody would go by last Monday’s forecast.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Trésorerie : pas de prévision', en: 'Cash: no forecast' },
        text: {
          fr: '=À revoir : {{ $json.broken }}. Vérifiez l’accès ou la ligne, puis relancez le flux à la main.',
          en: '=To be looked into: {{ $json.broken }}. Check the access or the row, then start the flow by hand.',
        },
        additionalFields: {},
      },
    },
  },
  links: [
    'monday > settings > bank > open > fixed > weeks > readable.yes > tell > low.yes > chase > late > three > fresh > call',
    'readable.no > blind',
  ],
  examples,
})
