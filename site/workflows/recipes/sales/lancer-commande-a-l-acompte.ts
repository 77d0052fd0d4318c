import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { MATCH } from './lancer-commande-a-l-acompte.code.ts'
import { examples } from './lancer-commande-a-l-acompte.examples.ts'

const DESK = { from: setting('desk'), to: setting('desk') }
const ORDER = "$('kind').item.json"
/** Airtable’s node does not say which item an error belongs to: all that were to start are named. */
const LAUNCHED =
  "$('kind').all().map((one) => '- ' + one.json.number + ' ' + one.json.client + ', ' + one.json.payment).join('\\n')"
const ERROR = '$json.error?.message ?? $json.message ?? $json.error'

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Lancer une commande quand son acompte est arrivé',
    problem:
      'Le client a signé, l’acompte est « parti hier ». L’atelier attend huit jours un virement arrivé le lendemain sur un compte que la comptabilité ouvre le vendredi. Ou il commence sans, et la moitié de la marchandise est coupée quand le client renonce.',
    outcome:
      'Chaque matin ouvré, les virements reçus en quatorze jours sont rapprochés des commandes qui attendent. Numéro cité en entier et somme atteinte, en une ou plusieurs fois : la commande passe à « launched » et l’atelier reçoit le feu vert. Virement partiel, montant exact sans numéro ou virement pour deux commandes : une personne tranche.',
    avoid:
      'Pour quelques acomptes par mois, l’alerte de votre banque suffit. Chèque et carte ne passent pas par ici. Euros seulement, toutes taxes comprises.',
    approval:
      'Seul un acompte complet, au numéro lisible et qui porte une lettre, lance une commande sans personne : « 1042 » peut être celui d’une facture. Le reste attend votre administration des ventes, qui change l’état et note le virement elle-même ; la ligne revient chaque matin jusque-là. Le lundi s’ajoutent les acomptes attendus depuis plus de dix jours.',
    failure:
      'Airtable ou Qonto muets, ou plus de cent crédits à lire : rien n’est lancé, un courriel le dit. Si l’état ne s’écrit pas, ou si l’atelier ne reçoit rien, l’administration des ventes reçoit la liste des lancements du matin et finit à la main.',
  },
  en: {
    title: 'Start an order once its deposit has arrived',
    problem:
      'The client has signed, the deposit “left yesterday”. The workshop waits eight days for a transfer that came the day after, on an account that bookkeeping opens on Fridays. Or it starts without, and half the goods are cut when the client gives up.',
    outcome:
      'Each working morning, transfers received within fourteen days are set against orders that wait. With the number given in full and the sum reached, at once or in parts, the order turns to “launched” and the workshop gets its go-ahead. Part of a deposit, the exact amount without a number, or a transfer for two orders: a person settles it.',
    avoid:
      'For a few deposits a month your bank’s own alert will do. Cheques and cards do not pass here. Euros only, taxes included.',
    approval:
      'Only a full deposit whose number is legible and holds a letter starts an order without anybody: “1042” may be an invoice’s. The rest waits for sales administration, who change the state and note the transfer themselves; until then the line returns every morning. Mondays add the deposits awaited for more than ten days.',
    failure:
      'Airtable or Qonto silent, or over a hundred credits to read: nothing starts, and an email says so. Where the state cannot be written, or the workshop gets nothing, sales administration gets the list of that morning’s starts and finishes by hand.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Du lundi au vendredi, 8 h 15', en: 'Monday to Friday, 8:15' },
      why: {
        fr: 'Avant le point d’atelier ; une commande lancée ne l’est pas deux fois.',
        en: 'Ahead of the workshop’s meeting; an order started does not start twice.',
      },
      with: at('15 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos comptes', en: 'Your accounts' },
      why: {
        fr: 'L’IBAN du compte qui reçoit les acomptes, et la base des commandes.',
        en: 'IBAN of the account that deposits go to, and the base of orders.',
      },
      with: fields({
        iban: { fr: 'IBAN de votre compte', en: 'IBAN of your account' },
        days: 14,
        patience: 10,
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        desk: 'adv@votre-entreprise.example',
        workshop: 'atelier@votre-entreprise.example',
      }),
    },
    orders: {
      use: 'airtable',
      name: { fr: 'Commandes et acomptes', en: 'Orders and deposits' },
      why: {
        fr: 'Table Orders : Number (avec ses lettres : C-1042), Client, Deposit, Ordered (date), State (waiting, launched), Payment (texte). Les lancées disent quels virements ont servi.',
        en: 'Table Orders: Number (with its letters: C-1042), Client, Deposit, Ordered (date), State (waiting, launched), Payment (text). Those started tell which transfers are used up.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId(setting('base')),
        table: byId('Orders'),
        filterByFormula: "OR({State} = 'waiting', {Payment} != '')",
        returnAll: true,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    credits: {
      use: 'httpRequest',
      name: { fr: 'Virements reçus', en: 'Transfers received' },
      why: {
        fr: 'Une clé Qonto pour cet appel, qui ne fait que lire.',
        en: 'A Qonto key for this call, which does nothing but read.',
      },
      with: {
        url: 'https://thirdparty.qonto.com/v2/transactions',
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        sendQuery: true,
        specifyQuery: 'keypair',
        queryParameters: {
          parameters: [
            { name: 'iban', value: setting('iban') },
            { name: 'side', value: 'credit' },
            { name: 'status[]', value: 'completed' },
            {
              name: 'settled_at_from',
              value:
                "={{ $now.minus({ days: $('settings').first().json.days }).startOf('day').toUTC().toISO() }}",
            },
            { name: 'per_page', value: '100' },
          ],
        },
        options: { timeout: 30_000 },
      },
      once: true,
      onError: 'continue',
      retry: [3, 10],
    },
    match: {
      use: 'code',
      name: { fr: 'Rapprocher', en: 'Bring together' },
      why: {
        fr: 'Deux virements au même numéro s’additionnent ; le 1042 n’est pas dans 10421.',
        en: 'Two transfers with one number add up; 1042 is not within 10421.',
      },
      with: allItems(MATCH),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Complet ou à trancher', en: 'Full or to be settled' },
      why: {
        fr: 'Une ressemblance ne met pas l’atelier en route.',
        en: 'A likeness does not set the workshop going.',
      },
      with: cases({ launch: text('={{ $json.kind }}', 'equals', 'launch') }),
    },
    update: {
      use: 'airtable',
      name: { fr: 'Passer à « launched »', en: 'Turn to “launched”' },
      why: {
        fr: 'Avec le numéro du virement, qui ne servira plus.',
        en: 'With the id of the transfer, which is thereby used up.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId(setting('base')),
        table: byId('Orders'),
        columns: columns(
          { id: '={{ $json.id }}', State: 'launched', Payment: '={{ $json.payment }}' },
          ['id'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [2, 5],
    },
    go: {
      use: 'emailSend',
      name: { fr: 'Donner le feu vert', en: 'Give the go-ahead' },
      why: {
        fr: 'Sans montant du devis : l’atelier n’en a pas besoin.',
        en: 'Without the price of the quote, which the workshop does not need.',
      },
      with: mailed(
        { from: setting('desk'), to: setting('workshop') },
        {
          fr: `=À lancer : commande {{ ${ORDER}.number }}, {{ ${ORDER}.client }}`,
          en: `=To be started: order {{ ${ORDER}.number }}, {{ ${ORDER}.client }}`,
        },
        {
          fr: `=L’acompte est arrivé : {{ ${ORDER}.received }}{{ ${ORDER}.extra }}.`,
          en: `=The deposit has arrived: {{ ${ORDER}.received }}{{ ${ORDER}.extra }}.`,
        },
        { ccEmail: setting('desk') },
      ),
      onError: 'output',
      retry: [2, 10],
    },
    failed: {
      use: 'emailSend',
      name: { fr: 'Finir à la main', en: 'Finish by hand' },
      why: {
        fr: 'Argent reçu, atelier muet : la panne la plus chère.',
        en: 'Money in and a workshop unaware is the costliest failure.',
      },
      with: mailed(
        DESK,
        {
          fr: 'Acompte reçu, lancement incomplet',
          en: 'Deposit received, start incomplete',
        },
        {
          fr: `=Une commande au moins n’est pas lancée en entier. Comparez l’état dans Airtable et ce que l’atelier a reçu :\n{{ ${LAUNCHED} }}\n\n{{ ${ERROR} }}`,
          en: `=At least one order has not been started in full. Compare its state in Airtable with what the workshop got:\n{{ ${LAUNCHED} }}\n\n{{ ${ERROR} }}`,
        },
      ),
      once: true,
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Donner ce qui reste', en: 'Hand over the rest' },
      why: {
        fr: 'Rien à trancher : aucun courriel.',
        en: 'Nothing to settle means no email.',
      },
      with: mailed(
        DESK,
        { fr: 'Acomptes à voir ce matin', en: 'Deposits to look at this morning' },
        '={{ $json.text }}',
      ),
      retry: [3, 30],
    },
  },
  links: [
    'morning > settings > orders > credits > match > kind.launch > update > go',
    'update.error > failed',
    'go.error > failed',
    'kind.other > tell',
  ],
  examples,
})
