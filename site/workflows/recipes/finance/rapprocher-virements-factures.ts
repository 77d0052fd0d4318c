import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isFalse, isTrue } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { gathered, joinedBy } from '../../fragments/items.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './rapprocher-virements-factures.examples.ts'

/** Money as people write it, in whole cents. */
const CENTS = (from: string): string =>
  `Math.round(Number(String(${from} ?? '').replace(/\\s/g, '').replace(',', '.')) * 100) || 0`

const tell = (words: {
  readonly euros: string
  readonly colon: string
  readonly twice: string
  readonly on: string
  readonly short: string
  readonly over: string
  readonly someone: string
  readonly none: string
}) => `${words.euros}const lines = $input.all().map(({ json: one }) => {
  if (!one.known) return (one.payer || '${words.someone}') + '${words.colon}' + euros(one.paid / 100) + '${words.none}';
  if (one.twice) return one.invoice + '${words.twice}' + euros(one.paid / 100) + '${words.on}' + one.date;
  return one.invoice + (one.gap < 0 ? '${words.short}' : '${words.over}') + euros(Math.abs(one.gap) / 100);
});
return lines.map((line) => ({ json: { line } }));`

export default defineRecipe({
  category: 'finance',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Rapprocher les virements et les factures ouvertes',
    problem:
      'Le relevé de banque d’un côté, les factures ouvertes de l’autre. Chaque lundi, quelqu’un pointe à la main, et un virement sans référence bloque toute la liste.',
    outcome:
      'Un seul message réunit ce qui attend : factures payées avec un écart (et lequel), payées deux fois, virements sans facture. Celles qui sont payées au centime sont marquées dans la feuille.',
    avoid:
      'Si votre logiciel de comptabilité reçoit déjà le flux bancaire, son lettrage fait mieux. Le flux ne sait pas non plus rapprocher un virement qui paie trois factures à la fois.',
    approval:
      'Seules les lignes sans le moindre écart sont marquées. Un écart, même d’un centime, attend qu’une personne décide : frais de banque, escompte ou erreur.',
    failure:
      'Onglet illisible ou feuille inaccessible : le message du lundi donne l’erreur, et rien n’est comparé ni marqué. Relancer le flux ne change rien à une facture marquée.',
  },
  en: {
    title: 'Match bank transfers with open invoices',
    problem:
      'The bank statement on one side, open invoices on the other. Every Monday somebody ticks them off by hand, and one transfer without a reference holds up the whole list.',
    outcome:
      'A single message gathers what waits: invoices paid with a difference (and which), paid twice, transfers without an invoice. Those paid to the cent are marked in the sheet.',
    avoid:
      'If your accounting software already receives the bank feed, its own matching does better. Nor can this flow match one transfer that pays three invoices at once.',
    approval:
      'Only rows without the least difference are marked. Any difference, even of one cent, waits for a person to decide: bank charges, discount or mistake.',
    failure:
      'A tab unreadable or the sheet out of reach: Monday’s message gives the error, and nothing is compared or marked. Running the flow again changes nothing in an invoice once marked.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi matin', en: 'Monday morning' },
      why: {
        fr: 'Après le week-end, les virements du vendredi sont arrivés.',
        en: 'After the weekend, Friday’s transfers have arrived.',
      },
      with: at('0 7 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos documents', en: 'Your documents' },
      why: {
        fr: 'La feuille, ses deux onglets et l’adresse qui reçoit le bilan.',
        en: 'The sheet, its two tabs and the address that gets the summary.',
      },
      with: fields({
        sheet: { fr: 'identifiant de votre feuille', en: 'id of your sheet' },
        bank: { fr: 'Banque', en: 'Bank' },
        open: { fr: 'Factures ouvertes', en: 'Open invoices' },
        to: 'compta@votre-domaine.example',
      }),
    },
    transfers: {
      use: 'googleSheets',
      name: { fr: 'Lire les virements', en: 'Read the transfers' },
      why: {
        fr: 'L’onglet où votre banque, ou vous, déposez le relevé.',
        en: 'The tab where your bank, or you, drop the statement.',
      },
      with: {
        operation: 'read',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.bank }}"),
        options: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    reference: {
      use: 'set',
      name: { fr: 'Trouver la référence', en: 'Find the reference' },
      why: {
        fr: 'Les clients l’écrivent de dix façons : « F 204 », « fact. f204 », « F-204 ».',
        en: 'Clients write it ten ways: “F 204”, “inv. f204”, “F-204”.',
      },
      with: fields({
        invoice:
          "={{ 'F-' + ((($json.label || '').match(/(?:^|[^a-z])f[\\s.-]*(\\d{3,})/i) || [])[1] || '?') }}",
        paid: number(`={{ ${CENTS('$json.amount')} }}`),
      }),
    },
    received: {
      use: 'filter',
      name: { fr: 'Ce qui est entré', en: 'What came in' },
      why: {
        fr: 'Un relevé porte aussi frais et paiements : ils ne règlent aucune facture.',
        en: 'A statement also lists fees and payments, which settle no invoice.',
      },
      with: all(amount('={{ $json.paid }}', 'gt', 0)),
    },
    invoices: {
      use: 'googleSheets',
      name: { fr: 'Lire les factures', en: 'Read the invoices' },
      why: {
        fr: 'D’abord les factures : sans elles, chaque virement paraîtrait inconnu.',
        en: 'Invoices first, as without them every transfer would seem unknown.',
      },
      with: {
        operation: 'read',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.open }}"),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    cents: {
      use: 'set',
      name: { fr: 'Compter en centimes', en: 'Count in cents' },
      why: {
        fr: 'En centimes entiers, 0,1 + 0,2 fait bien 0,3.',
        en: 'In whole cents, 0.1 plus 0.2 does make 0.3.',
      },
      with: fields({ due: number(`={{ ${CENTS('$json.total')} }}`) }),
    },
    match: {
      use: 'merge',
      name: { fr: 'Mettre face à face', en: 'Put side by side' },
      why: {
        fr: 'Par référence ; un virement sans facture reste dans la liste.',
        en: 'By reference; a transfer without an invoice stays in the list.',
      },
      with: joinedBy('invoice', 'enrichInput1'),
    },
    gap: {
      use: 'set',
      name: { fr: 'Mesurer l’écart', en: 'Measure the difference' },
      why: {
        fr: 'L’écart est affiché, jamais effacé : c’est lui qui mérite un regard.',
        en: 'The difference is shown, never smoothed away: it is what deserves a look.',
      },
      with: fields({
        known: truth('={{ $json.due !== undefined }}'),
        twice: truth(
          "={{ $json.due !== undefined && ($('received').all().filter(one => one.json.invoice === $json.invoice).length > 1 || (!!$json.paid_on && $json.paid_on !== $json.date)) }}",
        ),
        gap: number('={{ $json.due === undefined ? $json.paid : $json.paid - $json.due }}'),
      }),
    },
    exact: {
      use: 'if',
      name: { fr: 'Au centime ?', en: 'To the cent?' },
      why: {
        fr: 'La facture existe, rien d’autre ne l’a réglée, l’écart est nul.',
        en: 'The invoice exists, nothing else has settled it, the difference is nil.',
      },
      with: all(
        isTrue('={{ $json.known }}'),
        isFalse('={{ $json.twice }}'),
        amount('={{ $json.gap }}', 'equals', 0),
      ),
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Marquer payée', en: 'Mark as paid' },
      why: {
        fr: 'La ligne garde la date du virement : on retrouve d’où vient l’argent.',
        en: 'The row keeps the day of the transfer, so the money can be traced.',
      },
      with: {
        operation: 'update',
        documentId: byId("={{ $('settings').first().json.sheet }}"),
        sheetName: byName("={{ $('settings').first().json.open }}"),
        columns: columns({ invoice: '={{ $json.invoice }}', paid_on: '={{ $json.date }}' }, [
          'invoice',
        ]),
        options: {},
      },
    },
    lines: {
      use: 'code',
      name: { fr: 'Écrire la ligne', en: 'Write the line' },
      why: {
        fr: 'Une ligne par virement, en mots : qui, combien, quel écart.',
        en: 'One line a transfer, in words: who, how much, which difference.',
      },
      with: allItems(
        inBoth(tell, {
          fr: {
            euros: EUROS.fr,
            colon: ' : ',
            twice: ' : payée deux fois ? ',
            on: ' le ',
            short: ' : il manque ',
            over: ' : en trop, ',
            someone: 'Inconnu',
            none: ' sans facture',
          },
          en: {
            euros: EUROS.en,
            colon: ': ',
            twice: ': paid twice? ',
            on: ' on ',
            short: ': short by ',
            over: ': over by ',
            someone: 'Unknown',
            none: ' without an invoice',
          },
        }),
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Réunir les lignes', en: 'Gather the lines' },
      why: {
        fr: 'Un message par lundi, et non un par virement.',
        en: 'One message a Monday, not one a transfer.',
      },
      with: gathered('line'),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Envoyer ce qui attend', en: 'Send what is waiting' },
      why: {
        fr: 'Ce qui est juste n’a pas besoin d’être lu : le message ne tient que le reste.',
        en: 'What is right needs no reading: the message holds the rest.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Virements à regarder : {{ $json.line.length }}',
          en: '=Transfers to look at: {{ $json.line.length }}',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    missing: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui manque', en: 'Say what is missing' },
      why: {
        fr: 'Un lundi sans message ne doit pas passer pour un lundi sans écart.',
        en: 'A Monday without a message must not pass for a Monday without differences.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Rapprochement impossible ce lundi', en: 'No matching this Monday' },
        emailFormat: 'text',
        text: {
          fr: '=La feuille n’a pas pu être lue : {{ $json.error.message ?? $json.error }}. Rien n’a été marqué.',
          en: '=The sheet could not be read: {{ $json.error.message ?? $json.error }}. Nothing was marked.',
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'monday > settings > invoices > transfers > reference > received > match:0 > gap > exact.yes > mark',
    'invoices > cents > match:1',
    'exact.no > lines > gather > report',
    'transfers.error > missing',
    'invoices.error > missing',
  ],
  examples,
})
