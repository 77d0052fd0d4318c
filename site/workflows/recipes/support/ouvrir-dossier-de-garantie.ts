import { page } from '../../fragments/forms.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './ouvrir-dossier-de-garantie.examples.ts'

/** The last day stays in the month it falls in: 31 August and six months give 28 February. */
const JUDGE = `const { serial, email, months, extension } = $('settings').first().json;
const rows = $input.all().map(item => item.json);
const sale = rows.find(row => row.serial);
const later = (day, count) => {
  const [year, month, date] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
};
let state = 'covered';
let ends = '';
if (rows.some(row => row.error !== undefined)) state = 'down';
else if (!sale || (sale.email ?? '').toLowerCase() !== email) state = 'unknown';
else {
  ends = later(sale.delivered_on, months + extension * sale.repairs);
  if (ends < $now.toISODate()) state = 'expired';
}
return [{ json: { state, serial, product: sale?.product ?? '?', ends, shown: ends.split('-').reverse().join('/') } }];`

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Ouvrir un dossier de garantie d’après le numéro de série',
    problem:
      '« Est-ce encore sous garantie ? » Trois courriels pour obtenir le numéro, un collègue qui cherche la livraison, et une réparation déjà faite que personne ne compte dans le délai.',
    outcome:
      'Le client tape son numéro de série. La fin de garantie est calculée depuis la livraison, réparations comprises ; le dossier s’ouvre dans Odoo et il reçoit la marche à suivre. Hors délai, un devis lui est proposé.',
    avoid:
      'Sans numéro de série unique par appareil, deux clients se confondent. Vos ventes à d’autres entreprises suivent leur contrat : donnez-leur une autre page.',
    approval:
      'Le flux ouvre, il ne refuse jamais : même hors délai, la page laisse demander un devis ou vous écrire. L’atelier décide, appareil en main, si la panne est couverte.',
    failure:
      'Base en panne, numéro inconnu, adresse différente, Odoo fermé : la demande part par courriel au service, et la page promet une réponse humaine.',
  },
  en: {
    title: 'Open a warranty case from the serial number',
    problem:
      '“Is it still under warranty?” Three emails to get the number, a colleague digging for the delivery date, and an earlier repair that nobody counts towards the term.',
    outcome:
      'The customer types a serial number. The end of warranty is worked out from delivery, repairs included; the case opens in Odoo and they get instructions. Out of warranty, they are offered a quotation.',
    avoid:
      'Without one serial number per appliance, customers get mixed up. Sales to other companies follow their contract: give those a page of their own.',
    approval:
      'The flow opens cases and refuses none: even past the term, the page lets people ask for a quotation or write to you. With the appliance in hand, the workshop decides what is covered.',
    failure:
      'Database down, number unknown, another address, Odoo closed: the request goes to the department by email, and the page promises an answer from a person.',
  },
  nodes: {
    claim: {
      use: 'formTrigger',
      name: { fr: 'Appareil en panne', en: 'Broken appliance' },
      why: {
        fr: 'Trois réponses, celles que l’on redemande toujours par courriel.',
        en: 'Three answers, the ones always asked for again by email.',
      },
      with: {
        formTitle: { fr: 'Votre appareil ne marche plus ?', en: 'Has your appliance failed?' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Numéro de série', en: 'Serial number' },
              fieldName: 'serial',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Adresse de la commande', en: 'Email of the order' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Que se passe-t-il ?', en: 'What happens?' },
              fieldName: 'fault',
              fieldType: 'textarea',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre garantie', en: 'Your warranty' },
      why: {
        fr: 'Deux ans, plus six mois par réparation : la règle française pour un consommateur. Réglez ailleurs.',
        en: 'Two years, and six months more a repair: the French rule for consumers. Adjust elsewhere.',
      },
      with: fields(
        {
          serial: "={{ $json.serial.toUpperCase().replace(/[^A-Z0-9]/g, '') }}",
          email: '={{ $json.email.trim().toLowerCase() }}',
          fault: '={{ $json.fault.trim().slice(0, 2000) }}',
          months: 24,
          extension: 6,
          project: 7,
          desk: 'sav@cafetieres-lenoir.example',
        },
        { alone: true },
      ),
    },
    sale: {
      use: 'mySql',
      name: { fr: 'Retrouver la vente', en: 'Find the sale' },
      why: {
        fr: 'La livraison fait courir le délai, pas la commande ; les réparations se comptent ici.',
        en: 'Delivery starts the term, not the order; repairs are counted here too.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT s.serial, s.product, s.email, DATE_FORMAT(s.delivered_on, '%Y-%m-%d') AS delivered_on, (SELECT COUNT(*) FROM repairs r WHERE r.serial = s.serial AND r.under_warranty) AS repairs FROM sales s WHERE s.serial = $1",
        options: { queryReplacement: '={{ [$json.serial] }}' },
      },
      onError: 'continue',
      always: true,
      retry: [2, 2],
    },
    judge: {
      use: 'code',
      name: { fr: 'Calculer la fin', en: 'Work out the end' },
      why: {
        fr: 'Une adresse étrangère n’apprend rien sur l’appareil d’un autre.',
        en: 'A stranger’s address learns nothing about somebody else’s appliance.',
      },
      with: allItems(JUDGE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Couvert, expiré, ou à voir', en: 'Covered, expired, or unclear' },
      why: {
        fr: 'Une panne et un numéro mal tapé finissent chez une personne, jamais sur un refus.',
        en: 'An outage and a mistyped number end with a person, never with a refusal.',
      },
      with: cases({
        covered: text('={{ $json.state }}', 'equals', 'covered'),
        expired: text('={{ $json.state }}', 'equals', 'expired'),
      }),
    },
    offer: {
      use: 'form',
      name: { fr: 'Proposer un devis', en: 'Offer a quotation' },
      why: {
        fr: 'La date est montrée : on discute mieux d’un chiffre que d’un non.',
        en: 'With the date shown: a figure can be discussed, a bare no cannot.',
      },
      with: {
        operation: 'page',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldType: 'html',
              elementName: 'term',
              html: {
                fr: "=<p>{{ $json.product }} : garantie close le {{ $json.shown }}. Une erreur ? Écrivez à {{ $('settings').first().json.desk }}.</p>",
                en: "=<p>{{ $json.product }}: warranty ended on {{ $json.shown }}. A mistake? Write to {{ $('settings').first().json.desk }}.</p>",
              },
            },
            {
              fieldLabel: { fr: 'Voulez-vous un devis ?', en: 'Would you like a quotation?' },
              fieldName: 'quote',
              fieldType: 'radio',
              fieldOptions: {
                values: [{ option: { fr: 'Oui', en: 'Yes' } }, { option: { fr: 'Non', en: 'No' } }],
              },
              requiredField: true,
            },
          ],
        },
        options: {},
      },
    },
    wants: {
      use: 'if',
      name: { fr: 'Devis voulu ?', en: 'Quotation wanted?' },
      why: {
        fr: 'Un appareil hors délai sans devis n’a pas à traverser le pays.',
        en: 'Without one there is no point in sending the appliance across the country.',
      },
      with: all(text('={{ $json.quote }}', 'equals', { fr: 'Oui', en: 'Yes' })),
    },
    open: {
      use: 'odoo',
      name: { fr: 'Ouvrir le dossier', en: 'Open the case' },
      why: {
        fr: 'L’atelier voit d’emblée le délai, la panne décrite et s’il faut chiffrer.',
        en: 'The workshop sees term, described fault and whether to quote at one glance.',
      },
      with: {
        resource: 'custom',
        operation: 'create',
        customResource: byId('project.task'),
        fieldsToSend: columns({
          project_id: "={{ $('settings').first().json.project }}",
          name: {
            fr: "={{ $('judge').first().json.state === 'expired' ? 'Devis' : 'Garantie' }} : {{ $('judge').first().json.product }} ({{ $('judge').first().json.serial }})",
            en: "={{ $('judge').first().json.state === 'expired' ? 'Quotation' : 'Warranty' }}: {{ $('judge').first().json.product }} ({{ $('judge').first().json.serial }})",
          },
          description:
            "={{ $('settings').first().json.email }}\n{{ $('judge').first().json.ends }}\n{{ $('settings').first().json.fault }}",
        }),
      },
      onError: 'output',
      retry: [2, 3],
    },
    instruct: {
      use: 'brevo',
      name: { fr: 'Écrire la marche à suivre', en: 'Send instructions' },
      why: {
        fr: 'Le numéro de dossier sur le carton évite les colis sans nom.',
        en: 'A case number on the box keeps parcels from arriving nameless.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.desk }}",
        receipients: "={{ $('settings').first().json.email }}",
        subject: { fr: '=Votre dossier {{ $json.id }}', en: '=Your case {{ $json.id }}' },
        textContent: {
          fr: "=Inscrivez {{ $json.id }} sur le carton. {{ $('judge').first().json.state === 'expired' ? 'Le devis vous sera soumis avant tout travail.' : 'Garantie jusqu’au ' + $('judge').first().json.shown + '.' }}",
          en: "=Write {{ $json.id }} on the box. {{ $('judge').first().json.state === 'expired' ? 'You get a quotation before any work begins.' : 'Under warranty until ' + $('judge').first().json.shown + '.' }}",
        },
      },
      onError: 'continue',
    },
    done: {
      use: 'form',
      name: { fr: 'Dossier ouvert', en: 'Case opened' },
      why: {
        fr: 'Le numéro reste à l’écran même si le courriel se perd.',
        en: 'The number stays on screen even if the email goes astray.',
      },
      with: page(
        {
          fr: "=Dossier {{ $('open').first().json.id }} ouvert",
          en: "=Case {{ $('open').first().json.id }} opened",
        },
        {
          fr: 'Notez ce numéro sur le carton. La marche à suivre arrive par courriel.',
          en: 'Write this number on the box. Instructions follow by email.',
        },
      ),
    },
    bye: {
      use: 'form',
      name: { fr: 'Sans suite', en: 'No further step' },
      why: {
        fr: 'Rien n’est gardé de qui ne demande rien.',
        en: 'Nothing is kept of those who ask for nothing.',
      },
      with: page(
        { fr: 'Aucun dossier ouvert', en: 'No case opened' },
        {
          fr: "=Vous pouvez toujours écrire à {{ $('settings').first().json.desk }}.",
          en: "=You can still write to {{ $('settings').first().json.desk }}.",
        },
      ),
    },
    hand: {
      use: 'brevo',
      name: { fr: 'Confier à une personne', en: 'Hand to a person' },
      why: {
        fr: 'Cadeau, occasion, faute de frappe : l’explication est souvent simple.',
        en: 'A gift, second-hand, a typing slip: there is often a simple explanation.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.desk }}",
        receipients: "={{ $('settings').first().json.desk }}",
        subject: {
          fr: "=Garantie à vérifier : {{ $('settings').first().json.serial }} ({{ $('judge').first().json.state }})",
          en: "=Warranty to check: {{ $('settings').first().json.serial }} ({{ $('judge').first().json.state }})",
        },
        textContent:
          "={{ $('settings').first().json.email }}\n{{ $('settings').first().json.fault }}",
      },
    },
    waiting: {
      use: 'form',
      name: { fr: 'Une personne vérifie', en: 'A person is checking' },
      why: {
        fr: 'La même page pour toutes les causes : elle ne dit pas si le numéro existe.',
        en: 'One page whatever the cause, so it never tells whether a number exists.',
      },
      with: page(
        { fr: 'Nous vérifions', en: 'We are checking' },
        {
          fr: 'Une personne vous répond sous deux jours ouvrés. N’envoyez pas encore l’appareil.',
          en: 'A person will answer within two working days. Please do not send the appliance yet.',
        },
      ),
    },
  },
  links: [
    'claim > settings > sale > judge > state.covered > open > instruct > done',
    'state.expired > offer > wants.yes > open',
    'wants.no > bye',
    'state.other > hand > waiting',
    'open.error > hand',
  ],
  examples,
})
