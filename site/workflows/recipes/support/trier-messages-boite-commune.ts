import { fields } from '../../fragments/fields.ts'
import { byName, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './trier-messages-boite-commune.examples.ts'

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-23',
  fr: {
    title: 'Trier la boîte commune vers la bonne équipe',
    problem:
      'Tout arrive à contact@ : une facture contestée, une panne, un devis à faire. Quelqu’un transfère à la main, deux fois par jour, et la panne attend derrière les factures.',
    outcome:
      'Chaque message rejoint en une minute le canal Slack de l’équipe qui peut y répondre, avec l’expéditeur, l’objet et le début du texte. Ce que le modèle ne sait pas classer va dans un canal lu par une personne.',
    avoid:
      'À moins de vingt messages par jour, des règles de messagerie par mot suffisent et ne se trompent jamais autrement que vous ne l’avez écrit. Évitez aussi ce tri si la boîte reçoit des données de santé.',
    approval:
      'Personne ne reçoit de réponse automatique. L’équipe lit, répond depuis la boîte commune, et remet dans le canal « à trier » ce qui n’est pas pour elle.',
    failure:
      'Modèle en panne ou muet : le message part tel quel dans le canal « à trier ». Le courriel, lui, n’a pas bougé de la boîte ; rien ne dépend de ce flux pour exister.',
  },
  en: {
    title: 'Sort the shared inbox to the right team',
    problem:
      'Everything lands in contact@: a disputed invoice, an outage, a quote to write. Somebody forwards it by hand, twice a day, and the outage waits behind the invoices.',
    outcome:
      'Within a minute each message reaches the Slack channel of the team that can answer it, with sender, subject and the opening lines. What the model cannot place goes to a channel that a person reads.',
    avoid:
      'Under twenty messages a day, mail rules by keyword are enough and only ever go wrong the way you wrote them. Leave this alone, too, if the inbox receives health data.',
    approval:
      'Nobody gets an automatic answer. The team reads, answers from the shared inbox, and hands back to the “to sort” channel whatever is not theirs.',
    failure:
      'If the model is down or silent, the message goes to the “to sort” channel as it is. The e-mail itself never left the inbox; nothing depends on this flow to exist.',
  },
  nodes: {
    mail: {
      use: 'emailImap',
      name: { fr: 'Courriel reçu', en: 'E-mail received' },
      why: {
        fr: 'En lecture seule : le message reste non lu pour ceux qui travaillent dans la boîte.',
        en: 'Read only: the message stays unread for those who work in the inbox.',
      },
      with: { format: 'simple', options: { forceReconnect: 60 }, postProcessAction: 'nothing' },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos canaux', en: 'Your channels' },
      why: {
        fr: 'Quatre noms de canaux, et la longueur de l’extrait envoyé au modèle.',
        en: 'Four channel names, and how much text the model may see.',
      },
      with: fields({
        billing: { fr: 'facturation', en: 'billing' },
        outage: { fr: 'pannes', en: 'outages' },
        sales: { fr: 'ventes', en: 'sales' },
        unsorted: { fr: 'a-trier', en: 'to-sort' },
        letters: 1200,
      }),
    },
    extract: {
      use: 'set',
      name: { fr: 'Garder l’utile', en: 'Keep what matters' },
      why: {
        fr: 'Les citations et les signatures coûtent des tokens et trompent le tri.',
        en: 'Quoted replies and signatures cost tokens and mislead the sorting.',
      },
      with: fields(
        {
          from: '={{ $json.from }}',
          subject: {
            fr: "={{ $json.subject || '(sans objet)' }}",
            en: "={{ $json.subject || '(no subject)' }}",
          },
          excerpt:
            "={{ $json.textPlain.split('\\n').filter(line => !line.startsWith('>')).join('\\n').split('\\n-- ')[0].trim().slice(0, $('settings').first().json.letters) }}",
        },
        { alone: true },
      ),
    },
    sort: {
      use: 'textClassifier',
      name: { fr: 'Choisir l’équipe', en: 'Choose the team' },
      why: {
        fr: 'Trois équipes décrites en une phrase chacune ; le doute a sa propre sortie.',
        en: 'Three teams, described in a sentence each; doubt has an output of its own.',
      },
      with: {
        inputText: '={{ $json.subject }}\n\n{{ $json.excerpt }}',
        categories: {
          categories: [
            {
              category: { fr: 'Facturation', en: 'Billing' },
              description: {
                fr: 'Facture, paiement, relance, remboursement, relevé, TVA d’une commande passée.',
                en: 'Invoice, payment, reminder, refund, statement or VAT of an order already placed.',
              },
            },
            {
              category: { fr: 'Panne', en: 'Outage' },
              description: {
                fr: 'Le service ou le produit d’un client ne marche pas, ou plus comme avant.',
                en: 'A customer’s service or product does not work, or no longer as it did.',
              },
            },
            {
              category: { fr: 'Vente', en: 'Sales' },
              description: {
                fr: 'Question avant achat : prix, devis, délai, rendez-vous, compatibilité.',
                en: 'A question before buying: price, quote, delay, meeting, compatibility.',
              },
            },
          ],
        },
        options: { multiClass: false, fallback: 'other' },
      },
      onError: 'output',
      retry: [2, 2],
    },
    haiku: model('haiku', { fr: 'Modèle de tri', en: 'Sorting model' }),
    billing: {
      use: 'slack',
      name: { fr: 'Prévenir la facturation', en: 'Tell billing' },
      why: {
        fr: 'Un message par courriel : une discussion par client se tient dessous.',
        en: 'One post per e-mail, so that each client’s thread hangs below it.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.billing }}"),
        messageType: 'text',
        text: '=*{{ $json.subject }}*\n{{ $json.from }}\n{{ $json.excerpt.slice(0, 300) }}',
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    urgent: {
      use: 'set',
      name: { fr: 'Marquer l’urgence', en: 'Mark what is urgent' },
      why: {
        fr: 'Les mots de l’arrêt total passent devant ; la règle est lisible et se change.',
        en: 'Words for a full stop go first; the rule can be read, and changed.',
      },
      with: fields({
        mark: {
          fr: "={{ /plus rien|arrêt|bloqué|urgent/i.test($json.subject + ' ' + $json.excerpt) ? '🔴 arrêt' : '🟠 gêne' }}",
          en: "={{ /nothing works|down|stuck|urgent/i.test($json.subject + ' ' + $json.excerpt) ? '🔴 stopped' : '🟠 hampered' }}",
        },
      }),
    },
    outage: {
      use: 'slack',
      name: { fr: 'Alerter les pannes', en: 'Alert outages' },
      why: {
        fr: 'La gravité vient en tête de ligne : on la voit sans ouvrir le message.',
        en: 'How grave it is comes first in the line: seen without opening anything.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.outage }}"),
        messageType: 'text',
        text: '={{ $json.mark }} *{{ $json.subject }}*\n{{ $json.from }}\n{{ $json.excerpt.slice(0, 300) }}',
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    sales: {
      use: 'slack',
      name: { fr: 'Passer aux ventes', en: 'Hand to sales' },
      why: {
        fr: 'Le premier qui réagit au message prend l’affaire : l’usage tient lieu de règle.',
        en: 'Whoever reacts first takes it: the team’s habit is the rule.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.sales }}"),
        messageType: 'text',
        text: '=*{{ $json.subject }}* – {{ $json.from }}\n{{ $json.excerpt.slice(0, 600) }}',
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    unsorted: {
      use: 'slack',
      name: { fr: 'Laisser à une personne', en: 'Leave it to a person' },
      why: {
        fr: 'Le doute et la panne finissent au même endroit, sous des yeux humains.',
        en: 'Doubt and failure end in the same place, before human eyes.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.unsorted }}"),
        messageType: 'text',
        text: {
          fr: "=À trier : *{{ $('extract').item.json.subject }}* – {{ $('extract').item.json.from }}",
          en: "=To sort: *{{ $('extract').item.json.subject }}* – {{ $('extract').item.json.from }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
  },
  links: [
    'mail > settings > extract > sort',
    'haiku => sort',
    'sort.0 > billing',
    'sort.1 > urgent > outage',
    'sort.2 > sales',
    'sort.3 > unsorted',
    'sort.error > unsorted',
  ],
  examples,
  cost: [{ node: 'sort', model: 'haiku', reads: 620, writes: 30 }],
})
