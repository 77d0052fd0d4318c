import { answeredWithin } from '../../fragments/patience.ts'
import { byColumn } from '../../fragments/baserow.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list, number } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { COUNT } from './instruire-demande-conge.code.ts'
import { examples } from './instruire-demande-conge.examples.ts'

export default defineRecipe({
  category: 'hr',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Instruire une demande de congé, jours fériés déduits',
    problem:
      'La demande tient en un message, la réponse en quatre vérifications : le solde, les fériés, qui d’autre est absent, le délai. Le manager dit oui de mémoire, et deux techniciens sur trois partent la même semaine.',
    outcome:
      'Un formulaire compte les jours ouvrés, ôte les fériés, lit le solde et les absences déjà posées. Le manager tranche, en voyant les jours où l’équipe serait réduite. Un oui entre au registre et à l’agenda.',
    avoid:
      'Si votre logiciel de paie gère les congés, restez-y : deux soldes finissent par différer. Ici tout compte en jours ouvrés ; ni demi-journées, ni maladie.',
    approval:
      'Le manager décide seul, et motive un refus. Sans réponse en trois jours, rien n’est accordé ni refusé : les RH sont prévenues. Une équipe réduite est signalée, jamais opposée d’office.',
    failure:
      'Fériés, registre ou agenda injoignables : les RH reçoivent sur Mattermost la demande et la cause, à traiter à la main. Un solde trop court ou des jours déjà accordés sont dits à la personne aussitôt.',
  },
  en: {
    title: 'Process a leave request, public holidays taken off',
    problem:
      'The request is one message, the answer four checks: balance, public holidays, who else is away, notice. The manager says yes from memory, and two engineers out of three leave in the same week.',
    outcome:
      'A form counts working days, takes off public holidays, reads the balance and the leave already granted. The manager decides, seeing the days on which the team would be thin. A yes goes into register and calendar.',
    avoid:
      'If your payroll software handles leave, stay with it: two balances end up apart. This one counts Monday to Friday; no half days, no sick leave.',
    approval:
      'The manager alone decides, with a reason for a no. After three days of silence nothing is granted or refused, and HR hears of it. A thin team is pointed out, never held against anyone by the flow.',
    failure:
      'Holidays, register or calendar out of reach: HR gets the request and the cause on Mattermost, to be dealt with by hand. Too short a balance, or days granted already, are told to the person at once.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande de congé', en: 'Leave request' },
      why: {
        fr: 'Derrière un mot de passe : personne ne demande pour un autre.',
        en: 'Behind a password: nobody asks for another.',
      },
      with: {
        authentication: 'basicAuth',
        formTitle: { fr: 'Demander un congé', en: 'Ask for leave' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Votre adresse', en: 'Your address' },
              fieldName: 'email',
              fieldType: 'email',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Premier jour d’absence', en: 'First day away' },
              fieldName: 'from',
              fieldType: 'date',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Dernier jour d’absence', en: 'Last day away' },
              fieldName: 'to',
              fieldType: 'date',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Combien d’absents à la fois, et combien de jours à l’avance on demande.',
        en: 'How many may be away at once, and how many days ahead one should ask.',
      },
      with: fields({
        most: 2,
        notice: 14,
        people: '101',
        leaves: '102',
        calendar: 'conges@atelier-roche.example',
        sender: 'rh@atelier-roche.example',
        channel: { fr: 'identifiant du canal des RH', en: 'id of HR’s channel' },
      }),
    },
    holidays: {
      use: 'httpRequest',
      name: { fr: 'Lire les jours fériés', en: 'Read the public holidays' },
      why: {
        fr: 'Le calendrier de l’État français ; l’Alsace-Moselle et l’outre-mer ont leur adresse.',
        en: 'The French state’s own calendar; Alsace-Moselle and overseas have theirs.',
      },
      with: {
        url: 'https://calendrier.api.gouv.fr/jours-feries/metropole.json',
        options: { timeout: 15000 },
      },
      onError: 'output',
      retry: [3, 5],
    },
    balance: {
      use: 'baserow',
      name: { fr: 'Lire le solde', en: 'Read the balance' },
      why: {
        fr: 'Colonnes email, name, manager et balance, une formule sur la table des congés.',
        en: 'Columns email, name, manager and balance, a formula over the table of leave.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'getAll',
        tableId: "={{ $('settings').first().json.people }}",
        returnAll: false,
        limit: 10,
        additionalOptions: { search: "={{ $('request').first().json.email }}" },
      },
      onError: 'continue',
      always: true,
    },
    team: {
      use: 'googleCalendar',
      name: { fr: 'Lire les absences', en: 'Read who is away' },
      why: {
        fr: 'L’agenda des congés est ce que toute l’équipe regarde déjà.',
        en: 'The whole team looks at the leave calendar anyway.',
      },
      with: {
        resource: 'event',
        operation: 'getAll',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        returnAll: true,
        timeMin: "={{ DateTime.fromISO($('request').first().json.from).toISO() }}",
        timeMax: "={{ DateTime.fromISO($('request').first().json.to).plus({ days: 1 }).toISO() }}",
        options: { recurringEventHandling: 'expand' },
      },
      once: true,
      always: true,
      onError: 'continue',
    },
    count: {
      use: 'code',
      name: { fr: 'Compter les jours', en: 'Count the days' },
      why: {
        fr: 'Un lundi de Pâques oublié fait perdre un jour à quelqu’un, et il s’en souvient.',
        en: 'A forgotten Easter Monday costs somebody a day, and they remember it.',
      },
      with: allItems(COUNT),
    },
    sound: {
      use: 'switch',
      name: { fr: 'Demande recevable ?', en: 'Can it be asked?' },
      why: {
        fr: 'On ne dérange personne pour une date inversée, ni ne refuse rien sur un registre illisible.',
        en: 'Nobody is bothered for reversed dates, and nothing is refused on an unreadable register.',
      },
      with: cases({
        ask: text('={{ $json.state }}', 'equals', 'ask'),
        no: text('={{ $json.state }}', 'equals', 'no'),
      }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander au manager', en: 'Ask the manager' },
      why: {
        fr: 'Tout ce qu’il irait chercher tient en quatre lignes.',
        en: 'All that one would go and look up, in four lines.',
      },
      with: {
        resource: 'email',
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: '={{ $json.manager }}',
        subject: {
          fr: "=Congé de {{ $json.name }} : {{ $json.days }} jours dès le {{ DateTime.fromISO($('request').first().json.from).toFormat('dd/MM') }}",
          en: "=Leave for {{ $json.name }}: {{ $json.days }} days from {{ DateTime.fromISO($('request').first().json.from).toFormat('dd/MM') }}",
        },
        message: {
          fr: "=Du {{ $('request').first().json.from }} au {{ $('request').first().json.to }}. Solde après : {{ $json.left }}.\nDemandé {{ $json.lead }} jours à l’avance{{ $json.late ? ', moins que votre règle' : '' }}.\nJours où l’équipe est déjà réduite : {{ $json.full.join(' ; ') || 'aucun' }}",
          en: "=From {{ $('request').first().json.from }} to {{ $('request').first().json.to }}. Balance after it: {{ $json.left }}.\nAsked {{ $json.lead }} days ahead{{ $json.late ? ', less than your rule' : '' }}.\nDays on which the team is thin already: {{ $json.full.join('; ') || 'none' }}",
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Décision', en: 'Decision' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'Accepter', en: 'Grant' } },
                  { option: { fr: 'Refuser', en: 'Refuse' } },
                ],
              },
              requiredField: true,
            },
            { fieldLabel: { fr: 'Raison', en: 'Reason' }, fieldType: 'text' },
          ],
        },
        options: answeredWithin(3, 'days'),
      },
      onError: 'output',
    },
    answer: {
      use: 'switch',
      name: { fr: 'Accordé, refusé, muet ?', en: 'Granted, refused, silent?' },
      why: {
        fr: 'Un silence n’est pas un refus : la personne attend un billet de train.',
        en: 'Silence is no refusal: somebody is waiting to buy a train ticket.',
      },
      with: cases({
        yes: text(
          "={{ $json.data?.['Décision'] ?? $json.data?.Decision ?? '' }}",
          'regex',
          '^(Accepter|Grant)$',
        ),
        no: text(
          "={{ $json.data?.['Décision'] ?? $json.data?.Decision ?? '' }}",
          'regex',
          '^(Refuser|Refuse)$',
        ),
      }),
    },
    leave: {
      use: 'set',
      name: { fr: 'Ligne du congé', en: 'Row of the leave' },
      why: {
        fr: 'Colonnes person, liée à la table du personnel, from, to et days.',
        en: 'Columns person, linked to the table of staff, from, to and days.',
      },
      with: fields(
        {
          person: list("={{ [$('count').first().json.id] }}"),
          from: "={{ $('request').first().json.from }}",
          to: "={{ $('request').first().json.to }}",
          days: number("={{ $('count').first().json.days }}"),
        },
        { alone: true },
      ),
    },
    enter: {
      use: 'baserow',
      name: { fr: 'Inscrire au registre', en: 'Enter it in the register' },
      why: {
        fr: 'Une ligne de plus, jamais un solde récrit : deux demandes croisées ne s’effacent pas.',
        en: 'One more row, never a balance written over: requests that cross do not undo each other.',
      },
      with: {
        authentication: 'databaseToken',
        resource: 'row',
        operation: 'create',
        tableId: "={{ $('settings').first().json.leaves }}",
        ...byColumn(),
      },
      onError: 'continue',
    },
    entered: {
      use: 'if',
      name: { fr: 'Inscrite ?', en: 'Entered?' },
      why: {
        fr: 'Registre muet, aucune erreur : sans rang rendu, les RH reprennent la demande.',
        en: 'A silent register raises no error: if no position returns, HR takes over.',
      },
      with: all(isTrue('={{ $json.order !== undefined }}')),
    },
    event: {
      use: 'googleCalendar',
      name: { fr: 'Poser à l’agenda', en: 'Put it in the calendar' },
      why: {
        fr: 'La prochaine demande de l’équipe comptera cette absence.',
        en: 'The team’s next request will count this absence.',
      },
      with: {
        resource: 'event',
        operation: 'create',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        start: "={{ $('request').first().json.from }}",
        end: "={{ $('count').first().json.until }}",
        useDefaultReminders: true,
        additionalFields: { allday: 'yes', summary: "={{ $('count').first().json.name }}" },
      },
      onError: 'output',
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Répondre à la personne', en: 'Answer the person' },
      why: {
        fr: 'Oui, non ou impossible : la même réponse écrite, avec sa raison.',
        en: 'Yes, no or impossible: one written answer, with its reason.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('request').first().json.email }}",
        subject: {
          fr: "=Votre congé dès le {{ DateTime.fromISO($('request').first().json.from).toFormat('dd/MM') }}",
          en: "=Your leave from {{ DateTime.fromISO($('request').first().json.from).toFormat('dd/MM') }}",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $('count').first().json.fault ? 'Impossible : ' + $('count').first().json.fault + '. Voyez les RH.' : $json.data ? 'Refusé. ' + ($json.data['Raison'] || 'Votre manager vous en parlera.') : 'Accordé : ' + $('count').first().json.days + ' jours, il vous en reste ' + $('count').first().json.left + '.' }}",
          en: "={{ $('count').first().json.fault ? 'Not possible: ' + $('count').first().json.fault + '. Please see HR.' : $json.data ? 'Refused. ' + ($json.data['Reason'] || 'Your manager will talk to you.') : 'Granted: ' + $('count').first().json.days + ' days, which leaves you ' + $('count').first().json.left + '.' }}",
        },
        options: { appendAttribution: false },
      },
    },
    hr: {
      use: 'mattermost',
      name: { fr: 'Prévenir les RH', en: 'Tell HR' },
      why: {
        fr: 'Elles savent ce qui a été inscrit, et ce qui reste à faire.',
        en: 'They see what was entered and what remains.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Congé à traiter : {{ $('request').first().json.email }}, du {{ $('request').first().json.from }} au {{ $('request').first().json.to }}. {{ $json.error?.message || $json.error || ($('enter').isExecuted ? 'Le registre ne répond pas' : 'Le manager n’a pas répondu') }}. Vérifiez le registre et l’agenda avant de répondre.",
          en: "=Leave to be dealt with: {{ $('request').first().json.email }}, {{ $('request').first().json.from }} to {{ $('request').first().json.to }}. {{ $json.error?.message || $json.error || ($('enter').isExecuted ? 'The register does not answer' : 'The manager did not answer') }}. Look at register and calendar before you reply.",
        },
        otherOptions: {},
      },
    },
  },
  links: [
    'request > settings > holidays > balance > team > count > sound.ask > ask > answer.yes > leave > enter > entered.yes > event > tell',
    'sound.no > tell',
    'answer.no > tell',
    'answer.other > hr',
    'holidays.error > hr',
    'sound.other > hr',
    'ask.error > hr',
    'entered.no > hr',
    'event.error > hr',
  ],
  examples,
})
