import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { sent, unmarked } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './proposer-demande-aux-commerciaux.examples.ts'

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-23',
  fr: {
    title: 'Proposer chaque demande à un commercial, puis au suivant',
    problem:
      'Une demande arrive par le site, part à trois commerciaux en copie, et chacun croit qu’un autre a rappelé. Le prospect, lui, signe chez celui qui a décroché le premier.',
    outcome:
      'La demande est proposée à une seule personne, celle du secteur. Sans réponse dans le délai, elle passe à la suivante. Qui accepte trouve la piste à son nom dans Pipedrive, et le prospect sait qui va l’appeler.',
    avoid:
      'À deux commerciaux dans le même bureau, parlez-vous. Le flux répartit aussi très mal s’il ne connaît pas les congés : la liste de l’équipe doit rester à jour.',
    approval:
      'Chaque commercial dit oui ou non dans Telegram ; se taire vaut non au bout de vingt minutes. Tant que personne n’a accepté, aucun courriel ne part vers le prospect.',
    failure:
      'Si Pipedrive refuse la piste, le commercial qui a accepté reçoit la demande entière dans Telegram et la saisit lui-même. Un compte Telegram injoignable compte pour un silence ; si personne ne la prend, le responsable en est averti par courriel.',
  },
  en: {
    title: 'Offer each enquiry to one salesperson, then the next',
    problem:
      'An enquiry comes in through the site, goes to three salespeople in copy, and each assumes another has called back. Meanwhile the prospect signs with whoever picked up first.',
    outcome:
      'The enquiry is offered to one person, the one whose area it is. No answer in time, and it moves to the next. Whoever accepts finds the lead under their name in Pipedrive, and the prospect knows who will call.',
    avoid:
      'With two salespeople in one office, talk to each other. And the flow knows nothing of holidays: unless the team list is kept current, it shares work out badly.',
    approval:
      'Each salesperson says yes or no in Telegram; after twenty minutes silence counts as no. Until somebody accepts, no e-mail goes to the prospect.',
    failure:
      'If Pipedrive refuses the lead, whoever accepted receives the whole enquiry in Telegram and enters it by hand. A Telegram account that cannot be reached counts as silence; if nobody takes the enquiry, the manager is told by e-mail.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande de rappel', en: 'Call-back request' },
      why: {
        fr: 'Cinq champs : de quoi choisir qui appelle, et rien de plus.',
        en: 'Five fields: enough to choose who calls, and no more.',
      },
      with: {
        formTitle: { fr: 'Être rappelé', en: 'Ask for a call' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Votre nom', en: 'Your name' },
              fieldName: 'name',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Entreprise', en: 'Company' },
              fieldName: 'company',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Courriel', en: 'E-mail' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Code postal', en: 'Postcode' },
              fieldName: 'postcode',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Votre besoin', en: 'What you need' },
              fieldName: 'need',
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
      name: { fr: 'Votre équipe', en: 'Your team' },
      why: {
        fr: 'Qui couvre quels débuts de code postal, et son numéro dans Pipedrive et Telegram.',
        en: 'Who covers which postcode beginnings, with their numbers in Pipedrive and Telegram.',
      },
      with: fields({
        minutes: 20,
        most: 3,
        sender: 'bonjour@votre-entreprise.example',
        manager: 'direction@votre-entreprise.example',
        team: list([
          { name: 'Inès', chat: '1001', owner: 11, areas: ['69', '01'] },
          { name: 'Karl', chat: '1002', owner: 12, areas: ['38', '73', '74'] },
          { name: 'Maud', chat: '1003', owner: 13, areas: ['42', '43'] },
        ]),
      }),
    },
    order: {
      use: 'code',
      name: { fr: 'Ranger l’équipe', en: 'Put the team in order' },
      why: {
        fr: 'Le secteur d’abord, puis les autres en commençant chaque jour par un autre nom.',
        en: 'The area first, then the others, starting from another name each day.',
      },
      with: allItems(`const { team, most, postcode } = $input.first().json
const start = $now.ordinal % team.length
const turned = [...team.slice(start), ...team.slice(0, start)]
const isNear = (one) => one.areas.some((area) => postcode.trim().startsWith(area))
const ordered = [...turned.filter(isNear), ...turned.filter((one) => !isNear(one))]
return ordered.slice(0, most).map((one, at) => ({ json: { ...one, rank: at + 1 }, pairedItem: 0 }))`),
    },
    turn: {
      use: 'splitInBatches',
      name: { fr: 'Un seul à la fois', en: 'One at a time' },
      why: {
        fr: 'Proposer à tous d’un coup ramènerait au problème de départ.',
        en: 'Offering it to all at once would bring the old problem back.',
      },
      with: { batchSize: 1, options: {} },
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Vous la prenez ?', en: 'Will you take it?' },
      why: {
        fr: 'Ni nom ni adresse du prospect avant l’accord : le besoin suffit pour décider.',
        en: 'No name or address of the prospect before a yes: the need is enough to decide on.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: '={{ $json.chat }}',
        message: unmarked({
          fr: "={{ $json.name }}, une demande de {{ $('request').first().json.company }} ({{ $('request').first().json.postcode }}) :\n{{ $('request').first().json.need }}\n\nSans réponse sous {{ $('settings').first().json.minutes }} minutes, elle passe au suivant.",
          en: "={{ $json.name }}, an enquiry from {{ $('request').first().json.company }} ({{ $('request').first().json.postcode }}):\n{{ $('request').first().json.need }}\n\nNo answer within {{ $('settings').first().json.minutes }} minutes and it goes to the next.",
        }),
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Je la prends', en: 'I take it' },
            disapproveLabel: { fr: 'Au suivant', en: 'Next' },
          },
        },
        options: answeredWithin("={{ $('settings').first().json.minutes }}", 'minutes'),
      },
      onError: 'continue',
    },
    taken: {
      use: 'if',
      name: { fr: 'Prise ?', en: 'Taken?' },
      why: {
        fr: 'Le silence et le non mènent au même endroit : la personne suivante.',
        en: 'Silence and no lead to the same place: the next person.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    company: {
      use: 'pipedrive',
      name: { fr: 'Créer l’entreprise', en: 'Create the company' },
      why: {
        fr: 'Une piste sans entreprise se perd dans la liste.',
        en: 'A lead without a company sinks in the list.',
      },
      with: {
        resource: 'organization',
        operation: 'create',
        rawCustomFieldKeys: true,
        name: "={{ $('request').first().json.company }}",
        additionalFields: {},
      },
      onError: 'output',
    },
    lead: {
      use: 'pipedrive',
      name: { fr: 'Créer la piste', en: 'Create the lead' },
      why: {
        fr: 'Au nom de qui a dit oui : la suite se suit là, plus dans Telegram.',
        en: 'Under the name of whoever said yes: what follows lives there, no longer in Telegram.',
      },
      with: {
        resource: 'lead',
        operation: 'create',
        title: {
          fr: "=Rappeler {{ $('request').first().json.name }}, {{ $('request').first().json.company }}",
          en: "=Call {{ $('request').first().json.name }}, {{ $('request').first().json.company }}",
        },
        associateWith: 'organization',
        organization_id: '={{ $json.id }}',
        additionalFields: { owner_id: "={{ $('turn').item.json.owner }}" },
      },
      onError: 'output',
    },
    confirm: {
      use: 'emailSend',
      name: { fr: 'Dire qui appellera', en: 'Say who will call' },
      why: {
        fr: 'Un prénom rassure plus qu’un accusé de réception.',
        en: 'A first name reassures more than an acknowledgement.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('request').first().json.email }}",
        subject: { fr: 'Votre demande de rappel', en: 'Your call-back request' },
        emailFormat: 'text',
        text: {
          fr: "=Bonjour {{ $('request').first().json.name }},\n\n{{ $('turn').item.json.name }} a lu votre demande et vous appelle au plus tard demain. Répondez à ce message pour indiquer une heure.",
          en: "=Hello {{ $('request').first().json.name }},\n\n{{ $('turn').item.json.name }} has read your request and will call you by tomorrow. Answer this message to suggest a time.",
        },
        options: { appendAttribution: false },
      },
    },
    byHand: {
      use: 'telegram',
      name: { fr: 'À saisir à la main', en: 'To enter by hand' },
      why: {
        fr: 'Le oui est donné : il lui manque de quoi rappeler.',
        en: 'The yes was given: all that is missing is whom to call.',
      },
      with: sent("={{ $('turn').item.json.chat }}", {
        fr: "=Pipedrive n’a pas pris la piste, à saisir : {{ $('request').first().json.name }}, {{ $('request').first().json.company }}, {{ $('request').first().json.email }}. {{ $('request').first().json.need }}",
        en: "=Pipedrive did not take the lead, please enter it: {{ $('request').first().json.name }}, {{ $('request').first().json.company }}, {{ $('request').first().json.email }}. {{ $('request').first().json.need }}",
      }),
    },
    nobody: {
      use: 'emailSend',
      name: { fr: 'Personne ne l’a prise', en: 'Nobody took it' },
      why: {
        fr: 'Le responsable rappelle lui-même, ou choisit quelqu’un.',
        en: 'The manager calls back in person, or picks someone.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.manager }}",
        subject: {
          fr: "=Demande sans preneur : {{ $('request').first().json.company }}",
          en: "=Enquiry nobody took: {{ $('request').first().json.company }}",
        },
        emailFormat: 'text',
        text: {
          fr: "=Proposée à {{ $('order').all().map(one => one.json.name).join(', ') }}, sans preneur.\n\n{{ $('request').first().json.name }}, {{ $('request').first().json.email }}\n{{ $('request').first().json.need }}",
          en: "=Offered to {{ $('order').all().map(one => one.json.name).join(', ') }}, taken by none.\n\n{{ $('request').first().json.name }}, {{ $('request').first().json.email }}\n{{ $('request').first().json.need }}",
        },
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'request > settings > order > turn.each > ask > taken.yes > company > lead > confirm',
    'taken.no > turn',
    'turn.done > nobody',
    'company.error > byHand',
    'lead.error > byHand',
  ],
  examples,
})
