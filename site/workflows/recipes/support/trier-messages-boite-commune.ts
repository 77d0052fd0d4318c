import { fields } from '../../fragments/fields.ts'
import { byName, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'

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
  examples: [
    {
      name: { fr: 'Une panne complète', en: 'A full outage' },
      given: {
        mail: [
          {
            from: 'atelier@menuiserie.example',
            subject: { fr: 'Plus rien ne s’imprime', en: 'Nothing works any more' },
            textPlain: {
              fr: 'Bonjour,\nDepuis ce matin les étiquettes ne sortent plus.\n> Votre message du 12\n-- \nAtelier Royer',
              en: 'Hello,\nNo label has come out since this morning.\n> Your message of the 12th\n-- \nRoyer workshop',
            },
          },
        ],
        haiku: {
          says: [
            {
              fr: '{"Facturation": false, "Panne": true, "Vente": false, "fallback": false}',
              en: '{"Billing": false, "Outage": true, "Sales": false, "fallback": false}',
            },
          ],
        },
        outage: [{ ok: true }],
      },
      expects: {
        extract: [
          {
            excerpt: {
              fr: 'Bonjour,\nDepuis ce matin les étiquettes ne sortent plus.',
              en: 'Hello,\nNo label has come out since this morning.',
            },
          },
        ],
        urgent: [{ mark: { fr: '🔴 arrêt', en: '🔴 stopped' } }],
        billing: 'not reached',
        unsorted: 'not reached',
      },
      asks: {
        outage: [{ channelId: { value: { fr: 'pannes', en: 'outages' } } }],
      },
    },
    {
      name: { fr: 'Une facture contestée', en: 'A disputed invoice' },
      given: {
        mail: [
          {
            from: 'compta@jardin.example',
            subject: { fr: 'Facture F-204 payée deux fois', en: 'Invoice F-204 paid twice' },
            textPlain: {
              fr: 'Deux prélèvements de 84 € le 3 et le 5. Pouvez-vous rembourser ?',
              en: 'Two debits of €84, on the 3rd and the 5th. Can you refund one?',
            },
          },
        ],
        haiku: {
          says: [
            {
              fr: '{"Facturation": true, "Panne": false, "Vente": false, "fallback": false}',
              en: '{"Billing": true, "Outage": false, "Sales": false, "fallback": false}',
            },
          ],
        },
        billing: [{ ok: true }],
      },
      expects: { 'sort.0': { count: 1 }, urgent: 'not reached', sales: 'not reached' },
      asks: {
        billing: [
          {
            text: {
              fr: '*Facture F-204 payée deux fois*\ncompta@jardin.example\nDeux prélèvements de 84 € le 3 et le 5. Pouvez-vous rembourser ?',
              en: '*Invoice F-204 paid twice*\ncompta@jardin.example\nTwo debits of €84, on the 3rd and the 5th. Can you refund one?',
            },
          },
        ],
      },
    },
    {
      name: { fr: 'Un prix demandé, sans objet', en: 'A price asked, without a subject' },
      given: {
        mail: [
          {
            from: 'mairie@bourg.example',
            subject: '',
            textPlain: {
              fr: 'Quel est votre tarif pour trois postes, livrés avant mars ?',
              en: 'What do you charge for three seats, delivered before March?',
            },
          },
        ],
        haiku: {
          says: [
            {
              fr: '{"Facturation": false, "Panne": false, "Vente": true, "fallback": false}',
              en: '{"Billing": false, "Outage": false, "Sales": true, "fallback": false}',
            },
          ],
        },
        sales: [{ ok: true }],
      },
      expects: { extract: [{ subject: { fr: '(sans objet)', en: '(no subject)' } }] },
      asks: { sales: [{ channelId: { value: { fr: 'ventes', en: 'sales' } } }] },
    },
    {
      name: { fr: 'Le modèle est en panne', en: 'The model is down' },
      given: {
        mail: [
          {
            from: 'presse@journal.example',
            subject: { fr: 'Question pour un article', en: 'A question for an article' },
            textPlain: { fr: 'Qui puis-je interroger ?', en: 'Whom may I interview?' },
          },
        ],
        haiku: { fails: 'The service is overloaded' },
        unsorted: [{ ok: true }],
      },
      expects: { 'sort.error': { count: 1 }, billing: 'not reached', urgent: 'not reached' },
      asks: {
        unsorted: [
          {
            text: {
              fr: 'À trier : *Question pour un article* – presse@journal.example',
              en: 'To sort: *A question for an article* – presse@journal.example',
            },
          },
        ],
      },
    },
    {
      name: { fr: 'Ni l’un ni l’autre', en: 'None of the three' },
      given: {
        mail: [
          {
            from: 'chorale@bourg.example',
            subject: { fr: 'Concert de l’Avent', en: 'Advent concert' },
            textPlain: { fr: 'Une place vous attend.', en: 'A seat is waiting for you.' },
          },
        ],
        haiku: {
          says: [
            {
              fr: '{"Facturation": false, "Panne": false, "Vente": false, "fallback": true}',
              en: '{"Billing": false, "Outage": false, "Sales": false, "fallback": true}',
            },
          ],
        },
        unsorted: [{ ok: true }],
      },
      expects: { 'sort.3': { count: 1 }, sales: 'not reached' },
      asks: {
        unsorted: [
          {
            text: {
              fr: 'À trier : *Concert de l’Avent* – chorale@bourg.example',
              en: 'To sort: *Advent concert* – chorale@bourg.example',
            },
          },
        ],
      },
    },
  ],
  cost: [{ node: 'sort', model: 'haiku', reads: 620, writes: 30 }],
})
