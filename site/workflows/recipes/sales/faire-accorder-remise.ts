import { eachItem } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { field, form, page } from '../../fragments/forms.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './faire-accorder-remise.examples.ts'

/** Below the floor nobody may go; above it the percentage says who decides. */
const JUDGE = `const { floor, own, manager } = $('settings').first().json
const { list, cost, percent } = $json
const net = Math.round(list * (100 - percent)) / 100
const margin = net > 0 ? Math.round(((net - cost) / net) * 1000) / 10 : -100
const most = !(list > 0) ? 0 : Math.max(0, Math.floor((1 - cost / (1 - floor / 100) / list) * 1000) / 10)
const level = margin < floor ? 'never' : percent <= own ? 'own' : percent <= manager ? 'manager' : 'director'
return { json: { ...$json, net, margin, most, level } }`

const SHOWN = {
  fr: "={{ $('request').first().json.client }}, devis {{ $('request').first().json.quote }} : {{ String($('judge').first().json.list).replace('.', ',') }} € au tarif, {{ String($('judge').first().json.percent).replace('.', ',') }} % demandés, soit {{ String($('judge').first().json.net).replace('.', ',') }} € et {{ String($('judge').first().json.margin).replace('.', ',') }} % de marge.\nRaison : {{ $('request').first().json.reason }}",
  en: "={{ $('request').first().json.client }}, quote {{ $('request').first().json.quote }}: €{{ $('judge').first().json.list }} at list price, {{ $('judge').first().json.percent }}% asked for, that is €{{ $('judge').first().json.net }} and a margin of {{ $('judge').first().json.margin }}%.\nReason: {{ $('request').first().json.reason }}",
}
const REQUESTER = "={{ $('request').first().json.email }}"

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Faire accorder une remise par la bonne personne',
    problem:
      'Le client est au téléphone et veut dix pour cent. Le commercial accorde pour ne pas perdre la vente, et la marge se découvre à la facture. Ou bien il attend deux jours une réponse que personne ne sait devoir.',
    outcome:
      'Le formulaire calcule le prix net et la marge. Petite remise : la réponse s’affiche. Au-dessus, le responsable ou la direction répond par oui ou non, et l’accord est noté dans Grist.',
    avoid:
      'Si vos prix de revient ne sont pas tenus, la marge affichée sera fausse, avec une belle assurance. Et un tarif par quantité se règle dans le tarif.',
    approval:
      'Une personne décide de toute remise au-delà du seuil du commercial. Sans réponse, c’est non. Sous le plancher de marge, personne n’est dérangé : le formulaire donne la remise la plus haute.',
    failure:
      'Teams muet : la question part à la direction par courriel. Grist muet après un accord : le commercial reçoit la remise, avec la consigne de la faire noter.',
  },
  en: {
    title: 'Have a discount granted by the right person',
    problem:
      'The client is on the phone and wants ten per cent. The salesperson says yes so as not to lose the sale, and the margin is found out with the invoice. Or waits two days for an answer that nobody knows they owe.',
    outcome:
      'The form works out net price and margin. A small discount is answered on screen. Above that the manager or the director says yes or no, and what is granted is noted in Grist.',
    avoid:
      'If your cost prices are not kept up, the margin shown will be wrong, and look sure of itself. A price by quantity belongs in the price list.',
    approval:
      'A person decides on any discount beyond the salesperson’s own limit. No answer means no. Below the margin floor nobody is disturbed: the form gives the highest possible discount.',
    failure:
      'Teams silent: the question goes to the director by email. Grist silent after a yes: the salesperson gets the discount, and is told to have it noted.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demander une remise', en: 'Ask for a discount' },
      why: {
        fr: 'Sept champs, que l’on remplit en gardant le client en ligne.',
        en: 'Seven fields, filled in with the client still on the line.',
      },
      with: {
        authentication: 'basicAuth',
        ...form({ fr: 'Remise à accorder', en: 'Discount to grant' }, [
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
          field('client', { fr: 'Client', en: 'Client' }),
          field('quote', { fr: 'Numéro du devis', en: 'Quote number' }),
          field(
            'list',
            { fr: 'Prix au tarif, HT', en: 'List price, before VAT' },
            { type: 'number' },
          ),
          field('cost', { fr: 'Prix de revient', en: 'Cost price' }, { type: 'number' }),
          field(
            'percent',
            { fr: 'Remise demandée, en %', en: 'Discount asked for, in %' },
            { type: 'number' },
          ),
          field('reason', { fr: 'Pourquoi', en: 'Why' }, { type: 'textarea' }),
        ]),
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre politique', en: 'Your policy' },
      why: {
        fr: 'Trois nombres qui tiennent lieu de note de service.',
        en: 'Three numbers that stand in for a memo.',
      },
      with: fields({
        own: 5,
        manager: 12,
        floor: 22,
        chat: { fr: 'identifiant de la discussion', en: 'id of the chat' },
        director: 'direction@votre-entreprise.example',
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
      }),
    },
    judge: {
      use: 'code',
      name: { fr: 'Calculer la marge', en: 'Work out the margin' },
      why: {
        fr: 'Sur le prix remisé : dix pour cent de remise prennent parfois le quart du bénéfice.',
        en: 'On the reduced price: ten per cent off may take a quarter of the profit.',
      },
      with: eachItem(JUDGE),
    },
    level: {
      use: 'switch',
      name: { fr: 'Qui décide ?', en: 'Who decides?' },
      why: {
        fr: 'Le plus bas niveau qui suffit, pour répondre vite.',
        en: 'The lowest level that will do, for a quick answer.',
      },
      with: cases({
        own: text('={{ $json.level }}', 'equals', 'own'),
        manager: text('={{ $json.level }}', 'equals', 'manager'),
        director: text('={{ $json.level }}', 'equals', 'director'),
      }),
    },
    allowed: {
      use: 'form',
      name: { fr: 'Vous pouvez', en: 'You may' },
      why: {
        fr: 'La réponse arrive avant que le client ne raccroche.',
        en: 'The answer comes before the client hangs up.',
      },
      with: page(
        {
          fr: "=Accordé : {{ String($json.net).replace('.', ',') }} € HT",
          en: '=Granted: €{{ $json.net }} before VAT',
        },
        {
          fr: "=Marge : {{ String($json.margin).replace('.', ',') }} %. Cette remise est dans votre limite.",
          en: '=Margin: {{ $json.margin }}%. This discount is within your limit.',
        },
      ),
    },
    refused: {
      use: 'form',
      name: { fr: 'Sous le plancher', en: 'Below the floor' },
      why: {
        fr: 'Un refus accompagné d’un chiffre laisse encore négocier.',
        en: 'A refusal with a number still leaves room to bargain.',
      },
      with: page(
        {
          fr: "=Refusé : {{ String($json.margin).replace('.', ',') }} % de marge",
          en: '=Refused: a margin of {{ $json.margin }}%',
        },
        {
          fr: "=La remise la plus haute pour ce devis est de {{ String($json.most).replace('.', ',') }} %.",
          en: '=The highest discount for this quote is {{ $json.most }}%.',
        },
      ),
    },
    askManager: {
      use: 'teams',
      name: { fr: 'Demander au responsable', en: 'Ask the manager' },
      why: {
        fr: 'Quatre heures : la demi-journée où le client attend encore.',
        en: 'Four hours: the half day for which a client still waits.',
      },
      with: {
        resource: 'chatMessage',
        operation: 'sendAndWait',
        chatId: byId("={{ $('settings').first().json.chat }}"),
        message: SHOWN,
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(4, 'hours'),
      },
      onError: 'output',
    },
    askDirector: {
      use: 'outlook',
      name: { fr: 'Demander à la direction', en: 'Ask the director' },
      why: {
        fr: 'Deux boutons dans le courriel, sans ouvrir aucun logiciel.',
        en: 'Two buttons in an email, with no program to open.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.director }}",
        subject: {
          fr: "=Remise de {{ String($('judge').first().json.percent).replace('.', ',') }} % pour {{ $('request').first().json.client }} ?",
          en: "={{ $('judge').first().json.percent }}% off for {{ $('request').first().json.client }}?",
        },
        message: SHOWN,
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(24, 'hours'),
      },
    },
    yes: {
      use: 'if',
      name: { fr: 'Accordée ?', en: 'Granted?' },
      why: {
        fr: 'Le silence ne vaut pas accord : la marge, elle, ne se reprend pas.',
        en: 'Silence is no consent, as margin given cannot be taken back.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    keep: {
      use: 'grist',
      name: { fr: 'Noter l’accord', en: 'Note what is granted' },
      why: {
        fr: 'En fin d’année, la liste dit quel tarif n’est plus tenable.',
        en: 'At year’s end the list tells which price no longer holds.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Discounts',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'quote', fieldValue: "={{ $('request').first().json.quote }}" },
            { fieldId: 'percent', fieldValue: "={{ $('judge').first().json.percent }}" },
            { fieldId: 'margin', fieldValue: "={{ $('judge').first().json.margin }}" },
            { fieldId: 'reason', fieldValue: "={{ $('request').first().json.reason }}" },
            { fieldId: 'day', fieldValue: '={{ $now.toISODate() }}' },
          ],
        },
      },
      onError: 'output',
      retry: [3, 2],
    },
    granted: {
      use: 'outlook',
      name: { fr: 'Annoncer l’accord', en: 'Announce the yes' },
      why: {
        fr: 'Le prix net en toutes lettres : c’est lui qu’on met au devis.',
        en: 'With the net price, which goes into the quote.',
      },
      with: outlookSent(
        REQUESTER,
        {
          fr: "=Remise accordée, devis {{ $('request').first().json.quote }}",
          en: "=Discount granted, quote {{ $('request').first().json.quote }}",
        },
        {
          fr: "={{ String($('judge').first().json.net).replace('.', ',') }} € HT pour {{ $('request').first().json.client }}.{{ $json.error ? ' Grist n’a pas noté l’accord : faites-le noter.' : '' }}",
          en: "=€{{ $('judge').first().json.net }} before VAT for {{ $('request').first().json.client }}.{{ $json.error ? ' Grist did not note it: have it noted.' : '' }}",
        },
      ),
    },
    denied: {
      use: 'outlook',
      name: { fr: 'Annoncer le refus', en: 'Announce the no' },
      why: {
        fr: 'Avec ce que le commercial peut accorder seul, pour rappeler tout de suite.',
        en: 'With what the salesperson may grant alone, to ring back at once.',
      },
      with: outlookSent(
        REQUESTER,
        {
          fr: "=Remise non accordée, devis {{ $('request').first().json.quote }}",
          en: "=Discount not granted, quote {{ $('request').first().json.quote }}",
        },
        {
          fr: "=Réponse négative, ou pas de réponse à temps. Sans demander, vous pouvez aller jusqu’à {{ $('settings').first().json.own }} %.",
          en: "=The answer was no, or did not come in time. Without asking you may go up to {{ $('settings').first().json.own }}%.",
        },
      ),
    },
  },
  links: [
    'request > settings > judge > level.own > allowed',
    'level.manager > askManager > yes.yes > keep > granted',
    'level.director > askDirector > yes.no > denied',
    'level.other > refused',
    'askManager.error > askDirector',
    'keep.error > granted',
  ],
  examples,
})
