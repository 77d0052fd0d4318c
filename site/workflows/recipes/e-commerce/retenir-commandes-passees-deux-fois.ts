import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { CHOICE, TWIN } from './retenir-commandes-passees-deux-fois.code.ts'
import { examples } from './retenir-commandes-passees-deux-fois.examples.ts'

const TABLE = byName({ fr: 'doublons_demandes', en: 'duplicates_asked' })
const found = (name: string) => `={{ $('twin').first().json.${name} }}`
const said = (name: string) => `{{ $('twin').first().json.${name} }}`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Retenir une commande passée deux fois par erreur',
    problem:
      'La page tourne, la cliente recharge et paie deux fois le même fauteuil. Les deux colis partent. Le retour coûte le port, une semaine, et une cliente qui pense qu’on l’a fait exprès.',
    outcome:
      'Une commande WooCommerce payée, identique à une autre payée par la même adresse dans les deux heures d’avant, passe en attente. Le client reçoit un courriel avec une page : garder les deux, ou annuler la seconde. S’il garde tout, elle repart aussitôt en préparation.',
    avoid:
      'Là où l’on commande souvent deux fois la même chose (cafés, traiteur), vous gêneriez vos habitués. Un paiement confirmé plus de quinze minutes après la commande échappe au contrôle, comme un second achat fait sous une autre adresse.',
    approval:
      'Le remboursement reste entre les mains d’une personne : l’équipe reçoit le souhait du client. Sans réponse sous vingt-quatre heures, elle l’apprend aussi, et décide d’appeler ou d’expédier.',
    failure:
      'Boutique illisible, mise en attente refusée, courriel impossible, commande modifiée entre-temps : l’équipe reçoit le numéro et la cause. Un appel de WooCommerce livré deux fois ne pose qu’une question. WooCommerce peut renvoyer son message « en cours » à la reprise.',
  },
  en: {
    title: 'Hold an order that was placed twice by mistake',
    problem:
      'The page keeps turning, the customer reloads and pays twice for one armchair. Both parcels leave. The return costs postage, a week, and a customer who thinks it was done on purpose.',
    outcome:
      'A paid WooCommerce order that equals another, paid from the same address within the two hours before, is put on hold. The customer gets an email with a page: keep both, or cancel the second. If all is kept, it goes straight back to be packed.',
    avoid:
      'Where people often order the same thing twice (coffee, catering) you would bother your regulars. A payment confirmed more than fifteen minutes after the order escapes the check, as does a second purchase under another address.',
    approval:
      'Refunding stays in a person’s hands: the team gets the customer’s wish. Without an answer within twenty-four hours they hear of it too, and decide to call or to ship.',
    failure:
      'A shop that cannot be read, a hold refused, an email that cannot leave, an order changed meanwhile: the team gets its number and the cause. A call that WooCommerce delivers twice asks one question only. WooCommerce may send its “processing” message again afterwards.',
  },
  nodes: {
    placed: {
      use: 'wooCommerceTrigger',
      name: { fr: 'Commande passée', en: 'Order placed' },
      why: {
        fr: 'Avant l’étiquette, quand rien n’est encore dans un carton.',
        en: 'Before the label, while nothing is in a box.',
      },
      with: { event: 'order.created' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Écart et adresses', en: 'Gap and addresses' },
      why: {
        fr: 'Deux heures : au-delà, une seconde commande est voulue.',
        en: 'Two hours: beyond that a second order is meant.',
      },
      with: fields(
        {
          id: { as: 'number', value: '={{ $json.id }}' },
          minutes: 120,
          from: 'commandes@votre-boutique.example',
          team: 'preparation@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    pause: {
      use: 'wait',
      name: { fr: 'Un quart d’heure', en: 'A quarter of an hour' },
      why: {
        fr: 'Le temps que la banque confirme.',
        en: 'Time for the bank to confirm.',
      },
      with: { resume: 'timeInterval', amount: 15, unit: 'minutes' },
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Relire la commande', en: 'Read the order again' },
      why: {
        fr: 'À sa création, elle n’était pas encore payée.',
        en: 'When it was created nobody had paid yet.',
      },
      with: { resource: 'order', operation: 'get', orderId: setting('id') },
      onError: 'output',
      retry: [3, 10],
    },
    paid: {
      use: 'filter',
      name: { fr: 'Payée, à préparer', en: 'Paid, to be packed' },
      why: {
        fr: 'Un paiement abandonné ne double rien.',
        en: 'A payment given up doubles nothing.',
      },
      with: all(text('={{ $json.status }}', 'equals', 'processing')),
    },
    recent: {
      use: 'wooCommerce',
      name: { fr: 'Ses commandes récentes', en: 'Their recent orders' },
      why: {
        fr: 'Cherchées par adresse : beaucoup achètent sans compte.',
        en: 'Found by address, as many buy without an account.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          search: '={{ $json.billing.email }}',
          after:
            "={{ DateTime.fromISO($json.date_created).minus({ hours: 24 }).toFormat('yyyy-MM-dd\\'T\\'HH:mm:ss') }}",
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 10],
    },
    twin: {
      use: 'code',
      name: { fr: 'Trouver la jumelle', en: 'Find the twin' },
      why: {
        fr: 'Mêmes articles, mêmes options, mêmes quantités, ou rien.',
        en: 'Same articles, options and quantities, or nothing.',
      },
      with: allItems(TWIN),
    },
    kind: {
      use: 'if',
      name: { fr: 'Une jumelle ?', en: 'A twin?' },
      why: {
        fr: 'Illisible, elle se regarde à la main.',
        en: 'Unreadable, it is looked at by hand.',
      },
      with: all(text('={{ $json.kind }}', 'equals', 'twin')),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas déjà demandé', en: 'Not asked already' },
      why: {
        fr: 'WooCommerce livre parfois deux fois le même appel.',
        en: 'WooCommerce delivers a call twice at times.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: TABLE,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'order', keyValue: '={{ String($json.id) }}' }] },
      },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la question', en: 'Note the question' },
      why: {
        fr: 'Table doublons_demandes, colonne order, en texte ; avant un jour d’attente.',
        en: 'Table duplicates_asked, text column order; ahead of a day of waiting.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({ order: "={{ String($('twin').first().json.id) }}" }),
        options: {},
      },
    },
    hold: {
      use: 'wooCommerce',
      name: { fr: 'Mettre en attente', en: 'Put on hold' },
      why: {
        fr: 'Elle quitte la liste à préparer ; le stock reste réservé.',
        en: 'It leaves the packing list; its stock stays reserved.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: found('id'),
        updateFields: { status: 'on-hold' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au client', en: 'Ask the customer' },
      why: {
        fr: 'Une page à envoyer : l’antivirus qui suit le lien ne choisit pas.',
        en: 'A page to be sent: an antivirus that follows the link chooses nothing.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: found('email'),
        subject: {
          fr: `=Vos commandes ${said('first')} et ${said('number')} : deux fois la même ?`,
          en: `=Your orders ${said('first')} and ${said('number')}: the same twice?`,
        },
        message: {
          fr: `=Bonjour ${said('name')},<br><br>Nous avons reçu deux commandes payées identiques, à ${said('gap')} minute(s) d’écart :<br>${said('items')}<br><br>Chacune vaut ${said('total')}. La première suit son cours. Que faire de la seconde, ${said('number')} ? En attendant votre réponse, elle ne part pas.`,
          en: `=Hello ${said('name')},<br><br>We have received two identical paid orders, ${said('gap')} minute(s) apart:<br>${said('items')}<br><br>Each comes to ${said('total')}. The first takes its course. What about the second, ${said('number')}? It waits for your answer.`,
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'La seconde commande', en: 'The second order' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'Je veux les deux', en: 'I want both' } },
                  { option: { fr: 'Annulez la seconde', en: 'Cancel the second' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: answeredWithin(24, 'hours'),
      },
      onError: 'output',
    },
    again: {
      use: 'wooCommerce',
      name: { fr: 'Où en est-elle ?', en: 'Where is it now?' },
      why: {
        fr: 'En un jour, un collègue a pu la rembourser.',
        en: 'A colleague may have refunded it within the day.',
      },
      with: { resource: 'order', operation: 'get', orderId: found('id') },
      onError: 'continue',
      retry: [3, 5],
    },
    choice: {
      use: 'code',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: {
        fr: 'Le silence ne vaut ni oui ni non.',
        en: 'Silence is neither yes nor no.',
      },
      with: allItems(CHOICE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Reprendre ?', en: 'Take it up again?' },
      why: {
        fr: 'Seul « les deux » se fait sans personne.',
        en: 'Only “both” happens without a person.',
      },
      with: cases({ keep: text('={{ $json.kind }}', 'equals', 'keep') }),
    },
    release: {
      use: 'wooCommerce',
      name: { fr: 'Remettre en préparation', en: 'Back to packing' },
      why: {
        fr: 'Le client a payé deux fois et le veut.',
        en: 'The customer paid twice and means it.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: found('id'),
        updateFields: { status: 'processing' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’équipe', en: 'Write to the team' },
      why: {
        fr: 'Une commande en attente que nul ne regarde est une commande perdue.',
        en: 'An order on hold that nobody looks at is a lost order.',
      },
      with: mailed(
        { from: setting('from'), to: setting('team') },
        { fr: 'Commande en double ?', en: 'A duplicate order?' },
        {
          fr: "={{ $json.error ? 'À regarder à la main, commande n° interne ' + $('settings').first().json.id + ' : ' + ($json.error.message ?? $json.error) : $json.text }}",
          en: "={{ $json.error ? 'To be looked at by hand, order with id ' + $('settings').first().json.id + ': ' + ($json.error.message ?? $json.error) : $json.text }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'placed > settings > pause > order > paid > recent > twin > kind.yes > fresh > mark > hold > ask > again > choice > way.keep > release',
    'order.error > tell',
    'kind.no > tell',
    'hold.error > tell',
    'ask.error > tell',
    'way.other > tell',
    'release.error > tell',
  ],
  related: ['regrouper-commandes-meme-adresse', 'retenir-commande-douteuse'],
  examples,
})
