import { allItems } from '../../fragments/code.ts'
import { all, amount, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './retenir-commande-douteuse.examples.ts'

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-23',
  fr: {
    title: 'Retenir une commande douteuse avant l’expédition',
    problem:
      'Le colis part le soir même ; la contestation du paiement arrive trois semaines plus tard, avec la marchandise perdue. Les signes étaient là, mais personne ne relit chaque commande.',
    outcome:
      'Quatre règles lisibles donnent des points. À deux points, la commande passe en attente et une personne reçoit les raisons ; à un point, une tâche propose d’appeler le client. Les autres partent sans délai.',
    avoid:
      'Si votre prestataire de paiement note déjà le risque et garantit l’impayé, suivez sa note. En dessous d’un impayé par an, le temps de lecture coûte plus qu’il ne sauve.',
    approval:
      'Le flux retient, il ne refuse jamais. Expédier ou rembourser se choisit dans un formulaire, après un appel ; un client ne perd pas sa commande sur la foi d’un calcul.',
    failure:
      'Si la boutique refuse la mise en attente, un SMS part vers l’entrepôt, parce que le colis, lui, partira. Si l’historique manque, le client compte comme nouveau : on appelle une fois de trop. Si la commande ne peut être relue, l’exécution échoue et le montre : elle n’a pas été jugée.',
  },
  en: {
    title: 'Hold a doubtful order before it ships',
    problem:
      'The parcel leaves the same evening; the chargeback comes three weeks later, and the goods are gone. The signs were there, but nobody rereads every order.',
    outcome:
      'Four readable rules give points. At two the order goes on hold and a person gets the reasons; at one a task suggests calling the customer. All others leave without delay.',
    avoid:
      'If your payment provider already rates risk and covers chargebacks, follow its rating. With fewer than one chargeback a year, the reading costs more than it saves.',
    approval:
      'The flow holds, and never refuses. Shipping or refunding is chosen in a form, after a call; no customer loses an order on the strength of a sum.',
    failure:
      'If the shop will not put the order on hold, a text message goes to the warehouse, because the parcel will go. Where the history is missing the customer counts as new: one call too many. Should the order not be readable again, the run fails and shows it: that order was not judged.',
  },
  nodes: {
    placed: {
      use: 'wooCommerceTrigger',
      name: { fr: 'Commande passée', en: 'Order placed' },
      why: {
        fr: 'Au moment de la commande, et non à l’heure de l’étiquette.',
        en: 'When it is placed, not when the label is printed.',
      },
      with: { event: 'order.created' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Prenez-les dans vos derniers impayés, pas dans un article.',
        en: 'Take them from your last chargebacks, not from an article.',
      },
      with: fields({
        large: 300,
        many: 5,
        sender: 'boutique@votre-boutique.example',
        to: 'commandes@votre-boutique.example',
        warehouse: '+33100000000',
        number: '+33100000001',
        project: { fr: 'identifiant du projet Todoist', en: 'id of your Todoist project' },
        sayFirst: { fr: 'première commande, montant élevé', en: 'first order, large amount' },
        sayCountry: {
          fr: 'facturée et livrée dans deux pays',
          en: 'billed and shipped in two countries',
        },
        sayMany: { fr: 'beaucoup d’un même article', en: 'many of one article' },
        sayPhone: { fr: 'pas de téléphone', en: 'no telephone number' },
      }),
    },
    pause: {
      use: 'wait',
      name: { fr: 'Laisser payer', en: 'Let them pay' },
      why: {
        fr: 'Une commande naît avant son paiement, qui effacerait la mise en attente.',
        en: 'An order exists before its payment, which would undo the hold.',
      },
      with: { resume: 'timeInterval', amount: 15, unit: 'minutes' },
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Relire la commande', en: 'Read the order again' },
      why: {
        fr: 'Son état a pu changer en un quart d’heure.',
        en: 'A quarter of an hour may have changed its state.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $('placed').first().json.id }}",
      },
      retry: [3, 10],
    },
    paid: {
      use: 'if',
      name: { fr: 'Payée ?', en: 'Paid?' },
      why: {
        fr: 'Ce qui n’est pas payé ne partira pas : rien à retenir.',
        en: 'What is not paid will not leave: nothing to hold.',
      },
      with: all(text('={{ $json.status }}', 'equals', 'processing')),
    },
    history: {
      use: 'wooCommerce',
      name: { fr: 'Commandes d’avant', en: 'Earlier orders' },
      why: {
        fr: 'Cherchées par adresse : beaucoup achètent sans ouvrir de compte.',
        en: 'Searched by address, since many buy without an account.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: false,
        limit: 5,
        options: { search: '={{ $json.billing.email }}', status: 'completed' },
      },
      onError: 'continue',
      always: true,
    },
    score: {
      use: 'code',
      name: { fr: 'Compter les points', en: 'Count the points' },
      why: {
        fr: 'Quatre règles que l’on peut expliquer au client, et corriger.',
        en: 'Four rules that one can explain to the customer, and mend.',
      },
      with: allItems(`const order = $('order').first().json
const settings = $('settings').first().json
const before = $input.all().filter(({ json }) => json.error === undefined && json.id !== undefined && json.id !== order.id)
const most = Math.max(...order.line_items.map(({ quantity }) => quantity))
const rules = [
  [before.length === 0 && Number(order.total) >= settings.large, settings.sayFirst],
  [order.shipping.country && order.shipping.country !== order.billing.country, settings.sayCountry],
  [most >= settings.many, settings.sayMany],
  [!order.billing.phone, settings.sayPhone],
]
const reasons = rules.filter(([holds]) => holds).map(([, say]) => say)
return [{ json: { id: order.id, total: order.total, phone: order.billing.phone, points: reasons.length, reasons: reasons.join(', ') }, pairedItem: 0 }]`),
    },
    level: {
      use: 'switch',
      name: { fr: 'Retenir, appeler, laisser', en: 'Hold, call, let go' },
      why: {
        fr: 'Un seul signe est banal : on ne bloque personne pour un cadeau livré à l’étranger.',
        en: 'One sign is ordinary: nobody is held up over a present sent abroad.',
      },
      with: cases({
        hold: amount('={{ $json.points }}', 'gte', 2),
        call: amount('={{ $json.points }}', 'equals', 1),
      }),
    },
    block: {
      use: 'wooCommerce',
      name: { fr: 'Mettre en attente', en: 'Put on hold' },
      why: {
        fr: 'L’état que l’entrepôt lit déjà : rien à lui apprendre.',
        en: 'The state that the warehouse reads already: nothing to teach.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: '={{ $json.id }}',
        updateFields: { status: 'on-hold' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Expédier ou rembourser ?', en: 'Ship or refund?' },
      why: {
        fr: 'Un formulaire à envoyer : un antivirus qui suit les liens n’y répond pas.',
        en: 'A form to submit: a virus scanner that follows links cannot answer it.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Commande {{ $('score').first().json.id }} en attente : {{ $('score').first().json.total }} €",
          en: "=Order {{ $('score').first().json.id }} on hold: €{{ $('score').first().json.total }}",
        },
        message: {
          fr: "=Raisons : {{ $('score').first().json.reasons }}. Téléphone : {{ $('score').first().json.phone || 'aucun' }}.",
          en: "=Reasons: {{ $('score').first().json.reasons }}. Telephone: {{ $('score').first().json.phone || 'none' }}.",
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: 'Action',
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'Expédier', en: 'Ship' } },
                  { option: { fr: 'Rembourser', en: 'Refund' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    ship: {
      use: 'if',
      name: { fr: 'Expédier ?', en: 'Ship?' },
      why: {
        fr: 'Tant que personne ne répond, la commande attend.',
        en: 'As long as nobody answers, the order waits.',
      },
      with: all(text('={{ $json.data.Action }}', 'equals', { fr: 'Expédier', en: 'Ship' })),
    },
    release: {
      use: 'wooCommerce',
      name: { fr: 'Relâcher', en: 'Let go' },
      why: {
        fr: 'Le client ne doit pas attendre une seconde décision.',
        en: 'The customer should not wait for a second decision.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: "={{ $('score').first().json.id }}",
        updateFields: { status: 'processing' },
      },
      retry: [3, 5],
    },
    refund: {
      use: 'todoist',
      name: { fr: 'Tâche : rembourser', en: 'Task: refund' },
      why: {
        fr: 'Rendre l’argent se fait chez le prestataire, de la main d’une personne.',
        en: 'Money is given back at the payment provider, by a person’s hand.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        content: {
          fr: "=Rembourser la commande {{ $('score').first().json.id }} et écrire au client",
          en: "=Refund order {{ $('score').first().json.id }} and write to the customer",
        },
        options: { dueString: 'today', dueLang: 'en' },
      },
    },
    phone: {
      use: 'todoist',
      name: { fr: 'Tâche : appeler', en: 'Task: call' },
      why: {
        fr: 'Deux minutes au téléphone ; le colis n’attend pas la réponse.',
        en: 'Two minutes on the telephone; the parcel does not wait for them.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        content: {
          fr: '=Commande {{ $json.id }} : {{ $json.reasons }}. Appeler le client',
          en: '=Order {{ $json.id }}: {{ $json.reasons }}. Call the customer',
        },
        options: { dueString: 'today', dueLang: 'en' },
      },
    },
    stop: {
      use: 'twilio',
      name: { fr: 'SMS à l’entrepôt', en: 'Text the warehouse' },
      why: {
        fr: 'Un courriel serait lu après le passage du transporteur.',
        en: 'An e-mail would be read once the carrier has been.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.number }}",
        to: "={{ $('settings').first().json.warehouse }}",
        message: {
          fr: "=Ne pas expédier la commande {{ $('score').first().json.id }} : à vérifier, mise en attente impossible.",
          en: "=Do not ship order {{ $('score').first().json.id }}: to be checked, could not be put on hold.",
        },
        options: {},
      },
    },
  },
  links: [
    'placed > settings > pause > order > paid.yes > history > score > level.hold > block > ask > ship.yes > release',
    'ship.no > refund',
    'level.call > phone',
    'block.error > stop',
  ],
  examples,
})
