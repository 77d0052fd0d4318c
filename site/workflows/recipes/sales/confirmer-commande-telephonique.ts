import { askedByMail } from '../../fragments/agreement.ts'
import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CHECK, REFERENCES } from './confirmer-commande-telephonique.code.ts'
import { examples } from './confirmer-commande-telephonique.examples.ts'

const SENT = byName(setting('sent'))
const QUESTION = { fr: 'Cette commande est exacte', en: 'This order is right' }
const CALL = "$('call').first().json"
const ORDER = "$('check').first().json"
/** A call on Friday is answered by Monday. */
const HOURS = '={{ $now.weekday === 5 ? 72 : $now.weekday === 6 ? 48 : 24 }}'
const ERROR = '$json.error?.message ?? $json.message ?? $json.error'
const byMark: Params = {
  matchType: 'allConditions',
  filters: { conditions: [{ keyName: 'mark', condition: 'eq', keyValue: `={{ ${ORDER}.mark }}` }] },
}

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Faire confirmer par écrit une commande prise au téléphone',
    problem:
      '« Comme d’habitude, mais trois palettes. » Le vendeur comprend trente cartons, le client pensait à la grande taille. La livraison repart, chacun se souvient d’autre chose et personne n’a de papier.',
    outcome:
      'Pendant l’appel, le vendeur tape références et quantités. Le client reçoit la commande relue au catalogue, ligne à ligne, avec prix, total hors taxes et jour de livraison, et répond sur une page : exacte, ou ce qu’il faut corriger. Exacte, elle s’inscrit dans Airtable et le vendeur en est averti.',
    avoid:
      'Avec un particulier, la vente par téléphone obéit à d’autres règles : professionnels seulement. Prix du catalogue uniquement, sans remise négociée.',
    approval:
      'C’est le client qui décide ; ouvrir le lien ne vaut pas réponse. Il a vingt-quatre heures, hors week-end. Un non, une correction ou un silence reviennent au vendeur, qui rappelle : rien n’est inscrit.',
    failure:
      'Référence inconnue, ligne illisible, catalogue muet, commande déjà envoyée : le vendeur le lit aussitôt et le client ne reçoit rien. Adresse refusée : il l’apprend et peut recommencer. Airtable muet : la commande confirmée lui est envoyée pour être saisie.',
  },
  en: {
    title: 'Have an order taken by telephone confirmed in writing',
    problem:
      '“Same as usual, but three pallets.” The salesperson hears thirty boxes, the client had the large size in mind. The delivery goes back, each remembers something else and nobody has it on paper.',
    outcome:
      'During the call the salesperson types references and quantities. The client receives the order as read in the catalogue, line by line, with prices, total before VAT and delivery day, and answers on a page: right, or what to correct. If right, it goes into Airtable and the salesperson is told.',
    avoid:
      'Selling to private buyers by telephone follows other rules: business clients only. Catalogue prices alone, without negotiated discounts.',
    approval:
      'The client decides, and opening the link is no answer. They have twenty-four hours, weekends apart. A no, a correction or silence comes back to the salesperson, who rings again: nothing is entered.',
    failure:
      'Unknown reference, illegible line, silent catalogue, order sent before: the salesperson reads so at once and the client gets nothing. Address refused: they are told and may start over. Airtable silent: the confirmed order is sent to them to be typed in.',
  },
  nodes: {
    call: {
      use: 'formTrigger',
      name: { fr: 'Pendant l’appel', en: 'During the call' },
      why: {
        fr: 'Sous mot de passe : ce formulaire écrit à vos clients.',
        en: 'Behind a password, as this form writes to clients.',
      },
      with: form(
        { fr: 'Commande prise au téléphone', en: 'Order taken by telephone' },
        [
          field('seller', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('client', { fr: 'Client', en: 'Client' }),
          field('email', { fr: 'Adresse du client', en: 'Client’s address' }, { type: 'email' }),
          field(
            'lines',
            {
              fr: 'Une ligne par article : référence ; quantité',
              en: 'One line an item: reference; quantity',
            },
            { type: 'textarea' },
          ),
          field('day', { fr: 'Livraison le', en: 'Delivery on' }, { type: 'date' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre base', en: 'Your base' },
      why: {
        fr: 'Et l’adresse d’où part la demande.',
        en: 'And the address that the request leaves from.',
      },
      with: fields(
        {
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          sent: 'telephone_orders_sent',
          desk: 'commandes@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    prices: {
      use: 'postgres',
      name: { fr: 'Lire le catalogue', en: 'Read the catalogue' },
      why: {
        fr: 'Table catalogue : reference, label, unit, net_price. Le client voit le libellé que vous livrerez.',
        en: 'Table catalogue: reference, label, unit, net_price. The client sees the label you will deliver.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT reference, label, unit, net_price::float8 AS price FROM catalogue WHERE upper(reference) = ANY(string_to_array($1, ','))",
        options: { queryReplacement: REFERENCES },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Déjà envoyées', en: 'Sent before' },
      why: {
        fr: 'Un formulaire rechargé arrive deux fois.',
        en: 'A form reloaded comes in twice.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: SENT, returnAll: true },
      once: true,
      always: true,
    },
    check: {
      use: 'code',
      name: { fr: 'Relire la commande', en: 'Read the order over' },
      why: {
        fr: 'Pendant que le client est encore en ligne.',
        en: 'While the client is still on the line.',
      },
      with: allItems(CHECK),
    },
    ready: {
      use: 'if',
      name: { fr: 'Tout est lisible ?', en: 'All legible?' },
      why: { fr: 'Une seule ligne fausse arrête tout.', en: 'One wrong line stops it all.' },
      with: all(text('={{ $json.state }}', 'equals', 'ask')),
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir l’envoi', en: 'Remember the sending' },
      why: {
        fr: 'Avant la demande, qui attend un jour entier ; effacé si elle ne part pas.',
        en: 'Ahead of the request, which waits a whole day; erased if it does not leave.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: SENT,
        columns: columns({ mark: '={{ $json.mark }}' }),
        options: {},
      },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au client', en: 'Ask the client' },
      why: {
        fr: 'Une page et un bouton : un antivirus qui suit le lien ne confirme rien.',
        en: 'A page and a button: a scanner that follows the link confirms nothing.',
      },
      with: askedByMail(
        { from: setting('desk'), to: `={{ ${CALL}.email }}` },
        {
          fr: `=Votre commande pour le {{ ${ORDER}.shown }} : est-elle exacte ?`,
          en: `=Your order for {{ ${ORDER}.shown }}: is it right?`,
        },
        {
          fr: `=Bonjour, voici la commande notée au téléphone pour {{ ${CALL}.client }}, à livrer le {{ ${ORDER}.shown }} :\n\n{{ ${ORDER}.text }}\n\nTotal hors taxes : {{ ${ORDER}.total }}\n\nSans réponse sous vingt-quatre heures, hors week-end, nous vous rappelons : rien n’est lancé d’ici là.`,
          en: `=Hello, here is the order noted by telephone for {{ ${CALL}.client }}, to be delivered on {{ ${ORDER}.shown }}:\n\n{{ ${ORDER}.text }}\n\nTotal before VAT: {{ ${ORDER}.total }}\n\nWithout an answer within twenty-four hours, weekends apart, we ring you back; nothing starts until then.`,
        },
        QUESTION,
        [HOURS, 'hours'],
        [{ fieldLabel: { fr: 'À corriger', en: 'To correct' } }],
      ),
      onError: 'output',
    },
    yes: {
      use: 'if',
      name: { fr: 'Exacte ?', en: 'Is it right?' },
      why: {
        fr: 'Un oui avec une correction n’est pas un oui.',
        en: 'A yes with a correction is no yes.',
      },
      with: all(
        text(
          `={{ $json.data?.['${QUESTION.fr}'] ?? $json.data?.['${QUESTION.en}'] ?? '' }}`,
          'regex',
          '^(Oui|Yes)$',
        ),
        text(
          "={{ ($json.data?.['À corriger'] ?? $json.data?.['To correct'] ?? '').trim() }}",
          'equals',
          '',
        ),
      ),
    },
    enter: {
      use: 'airtable',
      name: { fr: 'Inscrire la commande', en: 'Enter the order' },
      why: {
        fr: 'Table Orders : Client, Email, Delivery, Lines, Total, Confirmed, Seller.',
        en: 'Table Orders: Client, Email, Delivery, Lines, Total, Confirmed, Seller.',
      },
      with: {
        resource: 'record',
        operation: 'create',
        base: byId(setting('base')),
        table: byId('Orders'),
        columns: columns({
          Client: `={{ ${CALL}.client }}`,
          Email: `={{ ${CALL}.email }}`,
          Delivery: `={{ String(${CALL}.day).slice(0, 10) }}`,
          Lines: `={{ ${ORDER}.text }}`,
          Total: `={{ ${ORDER}.net }}`,
          Confirmed: '={{ $now.toISO() }}',
          Seller: `={{ ${CALL}.seller }}`,
        }),
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    told: {
      use: 'emailSend',
      name: { fr: 'Confirmée', en: 'Confirmed' },
      why: { fr: 'Le vendeur passe à autre chose.', en: 'The salesperson can move on.' },
      with: mailed(
        { from: setting('desk'), to: `={{ ${CALL}.seller }}` },
        {
          fr: `=Confirmée : {{ ${CALL}.client }}, {{ ${ORDER}.total }}`,
          en: `=Confirmed: {{ ${CALL}.client }}, {{ ${ORDER}.total }}`,
        },
        `={{ ${ORDER}.text }}`,
      ),
    },
    byHand: {
      use: 'emailSend',
      name: { fr: 'À saisir à la main', en: 'To be typed in' },
      why: {
        fr: 'Le client a confirmé : la commande ne doit pas se perdre.',
        en: 'The client has confirmed, so the order must not get lost.',
      },
      with: mailed(
        { from: setting('desk'), to: `={{ ${CALL}.seller }}` },
        {
          fr: `=Confirmée mais non inscrite : {{ ${CALL}.client }}`,
          en: `=Confirmed but not entered: {{ ${CALL}.client }}`,
        },
        `={{ ${ORDER}.shown + '\\n' + ${ORDER}.text + '\\n\\nAirtable – ' + (${ERROR}) }}`,
      ),
    },
    again: {
      use: 'emailSend',
      name: { fr: 'Rappeler le client', en: 'Ring the client back' },
      why: {
        fr: 'Avec ses mots, ou son silence.',
        en: 'With their words, or their silence.',
      },
      with: mailed(
        { from: setting('desk'), to: `={{ ${CALL}.seller }}` },
        {
          fr: `=À rappeler : {{ ${CALL}.client }}, commande non confirmée`,
          en: `=To ring back: {{ ${CALL}.client }}, order not confirmed`,
        },
        {
          fr: `={{ $json.data ? 'Réponse : ' + Object.values($json.data).join(', ') : 'Aucune réponse à temps.' }}\n\n{{ ${ORDER}.text }}`,
          en: `={{ $json.data ? 'Answer: ' + Object.values($json.data).join(', ') : 'No answer in time.' }}\n\n{{ ${ORDER}.text }}`,
        },
      ),
    },
    free: {
      use: 'dataTable',
      name: { fr: 'Rendre libre', en: 'Set free' },
      why: {
        fr: 'Après l’appel, la même commande peut repartir.',
        en: 'After the call the same order may leave again.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: SENT,
        ...byMark,
        options: {},
      },
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Oublier l’envoi', en: 'Forget the sending' },
      why: {
        fr: 'Sinon la même commande, à la bonne adresse, serait refusée.',
        en: 'Or the same order to the same mended mailbox would be turned down.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: SENT,
        ...byMark,
        options: {},
      },
    },
    unsent: {
      use: 'emailSend',
      name: { fr: 'Demande non partie', en: 'Request not sent' },
      why: {
        fr: 'L’adresse se redemande tout de suite.',
        en: 'The address can be asked for again at once.',
      },
      with: mailed(
        { from: setting('desk'), to: `={{ ${CALL}.seller }}` },
        {
          fr: `=Adresse refusée : {{ ${CALL}.client }}`,
          en: `=Address refused: {{ ${CALL}.client }}`,
        },
        {
          fr: `=La demande à {{ ${CALL}.email }} n’est pas partie : {{ $('ask').first(1).json.error.message ?? $('ask').first(1).json.error }}. Vérifiez l’adresse et remplissez le formulaire de nouveau.`,
          en: `=The request to {{ ${CALL}.email }} did not leave: {{ $('ask').first(1).json.error.message ?? $('ask').first(1).json.error }}. Check the address and fill in the form again.`,
        },
      ),
    },
    fix: {
      use: 'emailSend',
      name: { fr: 'Rendre au vendeur', en: 'Back to the salesperson' },
      why: {
        fr: 'Avec la ligne en cause, tant que l’appel dure.',
        en: 'Naming the line at fault, while the call lasts.',
      },
      with: mailed(
        { from: setting('desk'), to: `={{ ${CALL}.seller }}` },
        {
          fr: `=À reprendre : {{ ${CALL}.client }}`,
          en: `=To be mended: {{ ${CALL}.client }}`,
        },
        '={{ $json.why }}',
      ),
    },
  },
  links: [
    'call > settings > prices > known > check > ready.yes > mark > ask > yes.yes > enter > told',
    'ready.no > fix',
    'yes.no > again > free',
    'enter.error > byHand',
    'ask.error > forget > unsent',
  ],
  examples,
})
