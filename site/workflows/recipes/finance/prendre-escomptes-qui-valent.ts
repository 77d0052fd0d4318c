import { agreed, askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHOOSE, OUTCOME } from './prendre-escomptes-qui-valent.code.ts'
import { examples } from './prendre-escomptes-qui-valent.examples.ts'

const ADDRESS = { from: setting('treasurer'), to: setting('treasurer') }
const QUESTION = { fr: 'Payer ces factures aujourd’hui', en: 'Pay these bills today' }
const table: Params = {
  resource: 'record',
  base: byId(setting('base')),
  table: byId('bills'),
  options: {},
}

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Prendre les escomptes qui rapportent plus que la trésorerie',
    problem:
      'Deux pour cent si l’on paie à dix jours : vingt jours gagnés, soit plus de 37 % l’an. La mention dort au bas de la facture, la facture part au prochain lot de virements, et l’entreprise garde son argent à 2,5 %.',
    outcome:
      'En semaine à 8 h, les factures dont l’escompte expire dans les quatre jours sont mises en regard du coût de votre trésorerie, en taux annuel. Les plus avantageuses qui tiennent dans l’enveloppe du jour sont proposées en une question ; un oui les porte à payer ce jour, au montant escompté.',
    avoid:
      'Le calcul compare à un taux que vous donnez : s’il manque de l’argent le 30, aucun taux ne vaut. Retards de saisie : l’escompte sera passé. Le week-end est compté dans la date d’arrivée du virement ; les jours fériés ne le sont pas.',
    approval:
      'Votre réponse est attendue jusqu’à 15 h ; sans elle, rien ne bouge, et la question revient le lendemain s’il en est temps. Le virement reste à faire. L’escompte et sa TVA sont donnés à part : la comptable vérifie, d’après la facture, s’il faut réduire la TVA déduite.',
    failure:
      'Airtable muet, non ou silence : un courriel le dit. Ligne refusée à l’écriture : le compte rendu la nomme. Autre devise, date manquante, taux en format % ou escompte postérieur à l’échéance sont listés sans calcul.',
  },
  en: {
    title: 'Take discounts that earn more than your cash does',
    problem:
      'Two per cent for paying within ten days: twenty days earlier, more than 37% a year. The words sleep at the foot of the bill, the bill waits for the next batch of transfers, and the company keeps its money at 2.5%.',
    outcome:
      'Weekdays at 8 am, bills whose discount lapses within four days are set against the cost of your cash, as a yearly rate. The best that fit the day’s budget are put to you in one question; a yes puts them down for payment today at the discounted amount.',
    avoid:
      'It compares with a rate that you give: if money runs out on the 30th, no rate is worth it. Bills entered late have lost their discount. Weekends count in the day on which a transfer arrives; bank holidays do not.',
    approval:
      'Your answer is waited for until 3 pm; without it nothing moves, and the question returns the next day if there is time. The transfer is still yours to make. Discount and its VAT are given apart: by the bill, the accountant checks whether deducted VAT must come down.',
    failure:
      'Airtable silent, a no, or silence: an email says so. A row refused in writing is named in the account of it. Another currency, a missing date, a rate in % format or a discount after the due date are listed without a sum.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, à 8 h', en: 'Weekdays at 8 am' },
      why: {
        fr: 'Avant l’heure limite de la banque.',
        en: 'Before the bank’s cut-off time.',
      },
      with: at('0 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Taux et enveloppe', en: 'Rate and budget' },
      why: {
        fr: 'Taux annuel du découvert, ou du placement si vous êtes à l’aise.',
        en: 'Yearly rate of your overdraft, or of your deposits if cash is easy.',
      },
      with: fields(
        {
          ahead: 4,
          cost: 7,
          cash: 12000,
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          treasurer: 'tresorerie@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    bills: {
      use: 'airtable',
      name: { fr: 'Factures à escompte', en: 'Bills with a discount' },
      why: {
        fr: 'Colonnes supplier, number, net, total, discount (2 pour 2 %), discount_until, due, currency, pay_on, pay_amount.',
        en: 'Columns supplier, number, net, total, discount (2 for 2%), discount_until, due, currency, pay_on, pay_amount.',
      },
      with: {
        ...table,
        operation: 'search',
        returnAll: true,
        filterByFormula: '=AND({pay_on} = BLANK(), {discount} > 0)',
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    choose: {
      use: 'code',
      name: { fr: 'Ramener à l’année', en: 'Bring to a yearly rate' },
      why: {
        fr: 'Compté du jour où le virement arrive à l’échéance.',
        en: 'Counted from the day on which the transfer arrives to the due date.',
      },
      with: allItems(CHOOSE),
    },
    state: {
      use: 'switch',
      name: { fr: 'De quoi demander ?', en: 'Anything to ask?' },
      why: {
        fr: 'Sans escompte proche, pas de courriel.',
        en: 'With no discount near, no email.',
      },
      with: cases({
        ask: text('={{ $json.state }}', 'equals', 'ask'),
        tell: text('={{ $json.state }}', 'regex', '^(tell|broken)$'),
      }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander l’accord', en: 'Ask for a yes' },
      why: {
        fr: 'Le lien mène à une page : l’ouvrir n’accorde rien.',
        en: 'The link leads to a page: opening it agrees to nothing.',
      },
      with: askedByMail(
        ADDRESS,
        {
          fr: '=Escomptes à prendre : {{ $json.count }} facture(s), {{ $json.gain }} hors TVA',
          en: '=Discounts to take: {{ $json.count }} bill(s), {{ $json.gain }} without VAT',
        },
        '={{ $json.text }}',
        QUESTION,
        [7, 'hours'],
      ),
    },
    yes: {
      use: 'if',
      name: { fr: 'Accord ?', en: 'Agreed?' },
      why: {
        fr: 'Le silence n’engage pas d’argent.',
        en: 'Silence commits no money.',
      },
      with: agreed(QUESTION),
    },
    rows: {
      use: 'code',
      name: { fr: 'Reprendre les factures', en: 'Take the bills again' },
      why: {
        fr: 'Celles de la question, et aucune autre.',
        en: 'Those of the question and no others.',
      },
      with: allItems("return $('choose').first().json.rows.map((json) => ({ json }))"),
    },
    write: {
      use: 'airtable',
      name: { fr: 'Porter à payer', en: 'Put down for payment' },
      why: {
        fr: 'pay_on rempli, la facture n’est plus proposée.',
        en: 'Once pay_on is filled the bill is not asked about again.',
      },
      with: {
        ...table,
        operation: 'update',
        columns: columns(
          {
            id: '={{ $json.id }}',
            pay_on: '={{ $now.toISODate() }}',
            pay_amount: '={{ $json.pay }}',
          },
          ['id'],
        ),
      },
      onError: 'continue',
      retry: [3, 5],
    },
    outcome: {
      use: 'code',
      name: { fr: 'Compter ce qui est noté', en: 'Count what was noted' },
      why: {
        fr: 'Une ligne refusée serait un escompte perdu.',
        en: 'A row refused would be a discount lost.',
      },
      with: allItems(OUTCOME),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Envoyer la liste à virer', en: 'Send the list to transfer' },
      why: {
        fr: 'Les montants escomptés, au centime.',
        en: 'Discounted amounts, to the cent.',
      },
      with: mailed(
        ADDRESS,
        { fr: 'Escomptes : à virer aujourd’hui', en: 'Discounts: to transfer today' },
        '={{ $json.text }}',
      ),
      retry: [3, 10],
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas pris', en: 'Say what is not taken' },
      why: {
        fr: 'Non, silence et panne portent chacun leur titre.',
        en: 'No, silence and failure each have their own title.',
      },
      with: mailed(
        ADDRESS,
        {
          fr: "={{ $json.state ? 'Escomptes : à regarder' : $json.data ? 'Escomptes : refusés ce jour' : 'Escomptes : sans réponse, rien n’est porté à payer' }}",
          en: "={{ $json.state ? 'Discounts: to be looked at' : $json.data ? 'Discounts: declined today' : 'Discounts: no answer, nothing put down for payment' }}",
        },
        "={{ $('choose').first().json.text }}",
      ),
      retry: [3, 10],
    },
  },
  links: [
    'morning > settings > bills > choose > state.ask > ask > yes.yes > rows > write > outcome > tell',
    'yes.no > warn',
    'state.tell > warn',
  ],
  examples,
  related: ['preparer-fichier-virements', 'prevoir-tresorerie-treize-semaines'],
})
