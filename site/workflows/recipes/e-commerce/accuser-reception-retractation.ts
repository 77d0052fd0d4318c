import { page } from '../../fragments/forms.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './accuser-reception-retractation.examples.ts'

/** Whoever cannot be sure goes to a person; nobody is refused by a sum of days. */
const CHECK = `const settings = $('settings').first().json;
const order = $input.first().json;
const same = String(order.billing?.email ?? '').trim().toLowerCase() === settings.email;
const marked = (order.meta_data ?? []).find(({ key }) => key === 'return_ref')?.value ?? '';
const sent = order.date_completed ? DateTime.fromISO(order.date_completed.slice(0, 10), { zone: 'utc' }) : null;
const last = sent ? sent.plus({ days: settings.transit + settings.days }).toISODate() : '';
const barred = (order.line_items ?? []).some(({ sku }) => sku && settings.barred.split(',').some(start => sku.startsWith(start.trim())));
const why = order.error !== undefined || !same ? 'order' : barred ? 'barred' : last && last < $now.toISODate() ? 'late' : '';
return [{ json: { state: why ? 'person' : marked ? 'again' : 'open', why, ref: marked || 'R-' + settings.number, sendBy: $now.plus({ days: settings.days }).toISODate(), refundBy: $now.plus({ days: settings.days }).toISODate(), total: order.total ?? '' } }];`

export default defineRecipe({
  category: 'e-commerce',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Accuser réception d’une rétractation et tenir le délai',
    problem:
      'Une cliente se rétracte par courriel un vendredi. Le message dort dans la boîte, le remboursement part au bout de six semaines, et la loi est de son côté.',
    outcome:
      'Un formulaire enregistre la rétractation. La cliente reçoit aussitôt un accusé daté, son numéro de retour, l’adresse et la date d’envoi ; une tâche Asana porte le dernier jour du remboursement.',
    avoid:
      'Un outil de retours avec étiquettes et échanges vaut mieux au-delà de cent retours par mois. Le délai légal part de la livraison, que la boutique ignore : le flux l’estime. Faites relire vos textes par un juriste.',
    approval:
      'Personne n’est refusé par un calcul : article exclu, délai passé ou commande introuvable deviennent un ticket. Une personne contrôle le colis et rembourse elle-même.',
    failure:
      'Si l’accusé ou la tâche échoue, un ticket Freshdesk urgent le dit, avec le numéro de retour. Une demande envoyée deux fois reçoit deux accusés et une seule tâche.',
  },
  en: {
    title: 'Acknowledge a withdrawal and keep to the refund date',
    problem:
      'A customer withdraws by email on a Friday. The message sleeps in the inbox, the refund leaves six weeks later, and the law is on her side.',
    outcome:
      'A form records the withdrawal. The customer gets a dated acknowledgement at once, with a return number, the address and the day to send by; an Asana task carries the last day for the refund.',
    avoid:
      'Above a hundred returns a month a returns tool with labels and exchanges is worth its price. The legal period runs from delivery, which the shop does not know: the flow estimates it. Have a lawyer read your wording.',
    approval:
      'Nobody is refused by a sum: an excluded article, a late request or an order that is not found becomes a ticket. A person checks the parcel, and refunds by hand.',
    failure:
      'Should the acknowledgement or the task fail, an urgent Freshdesk ticket says so with the return number. A request sent twice gets two acknowledgements and one task.',
  },
  nodes: {
    ask: {
      use: 'formTrigger',
      name: { fr: 'Se rétracter', en: 'Withdraw' },
      why: {
        fr: 'Trois champs, aucun motif exigé : on n’a pas à se justifier.',
        en: 'Three fields and no reason asked: none is owed.',
      },
      with: {
        formTitle: { fr: 'Se rétracter d’un achat', en: 'Withdraw from a purchase' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Numéro de commande', en: 'Order number' },
              fieldName: 'number',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Courriel de la commande', en: 'Email of the order' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: {
                fr: 'Articles rendus (vide : tous)',
                en: 'Articles returned (empty: all)',
              },
              fieldName: 'articles',
              fieldType: 'textarea',
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your periods' },
      why: {
        fr: 'Comptez large pour l’acheminement : un jour de trop coûte un retour, un de moins un litige.',
        en: 'Be generous with transit: a day too many costs a return, one too few a dispute.',
      },
      with: fields(
        {
          days: 14,
          transit: 5,
          barred: 'PERSO-, ALIM-',
          address: {
            fr: 'Retours, 4 rue du Port, 29000 Quimper',
            en: 'Returns, 4 rue du Port, 29000 Quimper, France',
          },
          from: 'retours@votre-boutique.example',
          workspace: { fr: 'identifiant de l’espace', en: 'id of the workspace' },
          number: "={{ String($json.number).replace(/\\D/g, '') }}",
          email: '={{ $json.email.trim().toLowerCase() }}',
          articles: {
            fr: "={{ ($json.articles ?? '').trim() || 'toute la commande' }}",
            en: "={{ ($json.articles ?? '').trim() || 'the whole order' }}",
          },
        },
        { alone: true },
      ),
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Retrouver la commande', en: 'Find the order' },
      why: {
        fr: 'Une boutique muette ne doit pas faire perdre la déclaration.',
        en: 'A silent shop must not lose the declaration.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $('settings').first().json.number }}",
      },
      onError: 'continue',
      retry: [2, 3],
    },
    check: {
      use: 'code',
      name: { fr: 'Commande, délai, exclusions', en: 'Order, period, exclusions' },
      why: {
        fr: 'Numéro et courriel ensemble : l’un seul se devine.',
        en: 'Number and email together: one alone can be guessed.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Nouvelle, répétée, à voir', en: 'New, repeated, to be seen' },
      why: {
        fr: 'Ce qui est sûr part seul ; le reste se lit.',
        en: 'What is certain leaves by itself; the rest is read.',
      },
      with: cases({
        open: text('={{ $json.state }}', 'equals', 'open'),
        again: text('={{ $json.state }}', 'equals', 'again'),
      }),
    },
    mark: {
      use: 'wooCommerce',
      name: { fr: 'Marquer la commande', en: 'Mark the order' },
      why: {
        fr: 'Le numéro de retour est dans la commande : un second envoi se reconnaît.',
        en: 'The return number is in the order, so a second request is recognised.',
      },
      with: {
        resource: 'order',
        operation: 'update',
        orderId: "={{ $('settings').first().json.number }}",
        updateFields: {},
        metadataUi: { metadataValues: [{ key: 'return_ref', value: '={{ $json.ref }}' }] },
      },
      onError: 'continue',
      retry: [2, 3],
    },
    acknowledge: {
      use: 'brevo',
      name: { fr: 'Accuser réception', en: 'Acknowledge' },
      why: {
        fr: 'Date et heure écrites : la preuve sert aux deux.',
        en: 'With day and hour: the proof serves both sides.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        sender: "={{ $('settings').first().json.from }}",
        receipients: "={{ $('settings').first().json.email }}",
        subject: {
          fr: "=Rétractation reçue : retour {{ $('check').first().json.ref }}",
          en: "=Withdrawal received: return {{ $('check').first().json.ref }}",
        },
        textContent: {
          fr: "=Bonjour,\n\nNous avons reçu le {{ $now.toFormat('dd/MM/yyyy à HH:mm') }} votre rétractation pour la commande {{ $('settings').first().json.number }} ({{ $('settings').first().json.articles }}).\nÉcrivez {{ $('check').first().json.ref }} sur le colis et envoyez-le au plus tard le {{ DateTime.fromISO($('check').first().json.sendBy).toFormat('dd/MM/yyyy') }} à : {{ $('settings').first().json.address }}.\nGardez la preuve de dépôt.",
          en: "=Hello,\n\nOn {{ $now.toFormat('dd/MM/yyyy, HH:mm') }} we received your withdrawal for order {{ $('settings').first().json.number }} ({{ $('settings').first().json.articles }}).\nWrite {{ $('check').first().json.ref }} on the parcel and send it by {{ DateTime.fromISO($('check').first().json.sendBy).toFormat('dd/MM/yyyy') }} to: {{ $('settings').first().json.address }}.\nKeep the proof of posting.",
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    first: {
      use: 'if',
      name: { fr: 'Première fois ?', en: 'First time?' },
      why: {
        fr: 'Deux tâches feraient deux remboursements.',
        en: 'Two tasks would make two refunds.',
      },
      with: all(text("={{ $('check').first().json.state }}", 'equals', 'open')),
    },
    refund: {
      use: 'asana',
      name: { fr: 'Tâche : rembourser', en: 'Task: refund' },
      why: {
        fr: 'L’échéance court depuis la déclaration, que le colis soit là ou non.',
        en: 'The term runs from the declaration, parcel or no parcel.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        workspace: "={{ $('settings').first().json.workspace }}",
        name: {
          fr: "=Rembourser {{ $('check').first().json.ref }} : {{ $('settings').first().json.articles }}",
          en: "=Refund {{ $('check').first().json.ref }}: {{ $('settings').first().json.articles }}",
        },
        otherProperties: {
          due_on: "={{ $('check').first().json.refundBy }}",
          notes: {
            fr: "=Commande payée {{ $('check').first().json.total }} €. Attendre le colis ou sa preuve d’envoi.",
            en: "=Order paid: €{{ $('check').first().json.total }}. Await the parcel or proof that it was sent.",
          },
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    person: {
      use: 'freshdesk',
      name: { fr: 'Confier à une personne', en: 'Hand to a person' },
      why: {
        fr: 'Freshdesk accuse réception de lui-même : la déclaration a sa date.',
        en: 'Freshdesk acknowledges tickets itself, so the declaration has its date.',
      },
      with: {
        resource: 'ticket',
        operation: 'create',
        requester: 'email',
        requesterIdentificationValue: "={{ $('settings').first().json.email }}",
        status: 'open',
        priority: 'urgent',
        source: 'portal',
        options: {
          subject: {
            fr: "={{ 'Rétractation ' + $('check').first().json.ref + ' : ' + ($json.error ? 'accusé ou tâche en échec' : ({ order: 'commande à retrouver', barred: 'article exclu ?', late: 'délai passé ?' })[$('check').first().json.why]) }}",
            en: "={{ 'Withdrawal ' + $('check').first().json.ref + ': ' + ($json.error ? 'acknowledgement or task failed' : ({ order: 'order to be found', barred: 'excluded article?', late: 'too late?' })[$('check').first().json.why]) }}",
          },
          description: {
            fr: "=Reçue le {{ $now.toISODate() }}, commande {{ $('settings').first().json.number }} : {{ $('settings').first().json.articles }}",
            en: "=Received on {{ $now.toISODate() }}, order {{ $('settings').first().json.number }}: {{ $('settings').first().json.articles }}",
          },
        },
      },
    },
    page: {
      use: 'form',
      name: { fr: 'Demande reçue', en: 'Request received' },
      why: {
        fr: 'La même page pour tous : elle ne dit pas si une commande existe.',
        en: 'One page for all, so it never tells whether an order exists.',
      },
      with: page(
        { fr: 'Rétractation reçue', en: 'Withdrawal received' },
        {
          fr: "=Déclaration enregistrée le {{ $now.toFormat('dd/MM/yyyy à HH:mm') }}. Un courriel suit.",
          en: "=Declaration recorded on {{ $now.toFormat('dd/MM/yyyy, HH:mm') }}. An email follows.",
        },
      ),
    },
  },
  links: [
    'ask > settings > order > check > state.open > mark > acknowledge > first.yes > refund > page',
    'state.again > acknowledge',
    'state.other > person > page',
    'first.no > page',
    'acknowledge.error > person',
    'refund.error > person',
  ],
  examples,
})
