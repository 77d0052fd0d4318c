import { answeredWithin } from '../../fragments/patience.ts'
import { byColumn, table } from '../../fragments/baserow.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, isFilled, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './demander-pourquoi-affaire-perdue.examples.ts'
import { keys, QUESTIONS } from './demander-pourquoi-affaire-perdue.questions.ts'

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Demander au client pourquoi l’affaire est perdue',
    problem:
      'Dans HubSpot, sept affaires perdues sur dix le sont « pour le prix » : c’est la case la plus facile à cocher. Personne n’a posé la question au client, et l’on baisse les prix.',
    outcome:
      'Dix jours après une affaire perdue, le contact reçoit trois questions. Sa réponse se range à côté du motif du commercial ; l’écart entre les deux est ce qui se lit chaque trimestre. Un client prêt à en parler devient une tâche.',
    avoid:
      'En dessous de vingt affaires perdues par an, téléphonez. Et n’interrogez pas un client dont le contrat court encore ailleurs chez vous sans l’accord de qui le suit.',
    approval:
      'Le flux n’écrit qu’une fois à un même contact, et jamais à qui a refusé vos courriels. Le motif du commercial n’est pas remplacé : c’est au responsable des ventes de comparer.',
    failure:
      'Affaire illisible dans HubSpot, ou sans contact : le responsable des ventes reçoit son numéro. Si Baserow refuse la réponse, elle lui est envoyée entière.',
  },
  en: {
    title: 'Ask the client why the deal was lost',
    problem:
      'In HubSpot seven lost deals out of ten are lost “on price”, the easiest box to tick. Nobody asked the client, and so prices come down.',
    outcome:
      'Ten days after a loss the contact gets three questions. The answer sits beside the salesperson’s own reason, and the gap between the two is what you read each quarter. A client willing to talk becomes a task.',
    avoid:
      'With fewer than twenty lost deals a year, pick up the phone. And do not survey a client who still has a contract with you without asking whoever looks after them.',
    approval:
      'The flow writes to a contact only once, and never to those who refused your emails. The salesperson’s reason is not replaced: comparing is the head of sales’ job.',
    failure:
      'A deal that HubSpot cannot show, or without a contact: the head of sales gets its number. If Baserow refuses the answer, it is sent to them whole.',
  },
  nodes: {
    change: {
      use: 'hubspotTrigger',
      name: { fr: 'Étape d’affaire changée', en: 'Deal stage changed' },
      why: {
        fr: 'La perte se saisit là ; rien d’autre à remplir pour le commercial.',
        en: 'Losses are entered there; the salesperson fills in nothing else.',
      },
      with: {
        eventsUi: { eventValues: [{ name: 'deal.propertyChange', property: 'dealstage' }] },
        additionalFields: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Sous mille euros, un questionnaire coûte plus à la relation qu’il n’apprend.',
        en: 'Below a thousand euros a survey costs more goodwill than it teaches.',
      },
      with: fields({
        stage: 'closedlost',
        least: 1000,
        asked: 'lost_deals_asked',
        sender: 'ventes@votre-entreprise.example',
        manager: 'responsable-ventes@votre-entreprise.example',
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
      }),
    },
    lost: {
      use: 'filter',
      name: { fr: 'Perdue ?', en: 'Lost?' },
      why: {
        fr: 'HubSpot prévient à chaque étape ; une seule intéresse.',
        en: 'HubSpot reports every stage; only one matters.',
      },
      with: all(
        text('={{ $json.propertyValue }}', 'equals', "={{ $('settings').first().json.stage }}"),
      ),
    },
    deal: {
      use: 'hubspot',
      name: { fr: 'Lire l’affaire', en: 'Read the deal' },
      why: {
        fr: 'Le montant, le motif saisi et le contact ne sont pas dans l’alerte.',
        en: 'Amount, reason entered and contact are not in the alert.',
      },
      with: {
        authentication: 'appToken',
        resource: 'deal',
        operation: 'get',
        dealId: byId('={{ $json.dealId }}'),
        filters: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    contact: {
      use: 'hubspot',
      name: { fr: 'Lire le contact', en: 'Read the contact' },
      why: {
        fr: 'Le premier associé : celui qui a reçu le devis.',
        en: 'The first associated one, who received the quote.',
      },
      with: {
        authentication: 'appToken',
        resource: 'contact',
        operation: 'get',
        contactId: byId('={{ $json.associations.associatedVids[0] }}'),
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    facts: {
      use: 'set',
      name: { fr: 'Réunir les faits', en: 'Put the facts together' },
      why: {
        fr: 'Affaire et contact côte à côte.',
        en: 'Deal and contact side by side.',
      },
      with: fields(
        {
          dealId: "={{ String($('deal').item.json.dealId) }}",
          name: "={{ $('deal').item.json.properties.dealname.value }}",
          value: number("={{ Number($('deal').item.json.properties.amount?.value ?? 0) }}"),
          ours: "={{ $('deal').item.json.properties.closed_lost_reason?.value ?? '' }}",
          email: "={{ $json.properties.email?.value ?? '' }}",
          first: "={{ $json.properties.firstname?.value ?? '' }}",
          refused: truth("={{ $json.properties.hs_email_optout?.value === 'true' }}"),
        },
        { alone: true },
      ),
    },
    allowed: {
      use: 'filter',
      name: { fr: 'Peut-on lui écrire ?', en: 'May one write?' },
      why: {
        fr: 'Un refus de courriels vaut aussi pour les questions.',
        en: 'A refusal of emails holds for questions too.',
      },
      with: all(
        amount('={{ $json.value }}', 'gte', "={{ $('settings').first().json.least }}"),
        isFilled('={{ $json.email }}'),
        isTrue('={{ !$json.refused }}'),
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Jamais interrogé ?', en: 'Never asked before?' },
      why: {
        fr: 'Deux affaires perdues la même année : une demande suffit.',
        en: 'Two deals lost in a year still make one request.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName("={{ $('settings').first().json.asked }}"),
        matchType: 'allConditions',
        filters: {
          conditions: [{ keyName: 'email', keyValue: '={{ $json.email }}' }],
        },
      },
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Noter la demande', en: 'Note the request' },
      why: {
        fr: 'Avant l’attente : la règle tient même pendant les dix jours.',
        en: 'Before the wait, so the rule holds during the ten days too.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName("={{ $('settings').first().json.asked }}"),
        columns: columns({ email: "={{ $('facts').item.json.email }}" }),
        options: {},
      },
    },
    pause: {
      use: 'wait',
      name: { fr: 'Dix jours', en: 'Ten days' },
      why: {
        fr: 'Le jour même, la question ressemble à une relance.',
        en: 'On the same day the question looks like another sales pitch.',
      },
      with: { resume: 'timeInterval', amount: 10, unit: 'days' },
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Poser trois questions', en: 'Ask three questions' },
      why: {
        fr: 'Une case, une phrase, un oui ou non : deux minutes.',
        en: 'A box, a sentence, a yes or no: two minutes.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('facts').item.json.email }}",
        subject: {
          fr: "=Votre décision sur « {{ $('facts').item.json.name }} »",
          en: "=Your decision on “{{ $('facts').item.json.name }}”",
        },
        message: {
          fr: "=Bonjour {{ $('facts').item.json.first }},\n\nVous avez choisi quelqu’un d’autre, et nous ne cherchons pas à vous faire changer d’avis. Nous aimerions comprendre : trois questions, deux minutes.",
          en: "=Hello {{ $('facts').item.json.first }},\n\nYou chose somebody else, and we are not trying to change your mind. We would like to understand: three questions, two minutes.",
        },
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: { values: QUESTIONS },
        options: answeredWithin(21, 'days'),
      },
    },
    read: {
      use: 'set',
      name: { fr: 'Rapprocher les deux motifs', en: 'Compare both reasons' },
      why: {
        fr: 'Le silence se garde aussi : il dit ce que valent les autres chiffres.',
        en: 'Silence is kept too, and says what other figures are worth.',
      },
      with: fields(
        {
          deal: "={{ $('facts').item.json.name }}",
          value: number("={{ $('facts').item.json.value }}"),
          ours: "={{ $('facts').item.json.ours }}",
          theirs: {
            fr: `={{ (${keys('fr')})[$json.data?.['Ce qui a le plus compté']] ?? 'silent' }}`,
            en: `={{ (${keys('en')})[$json.data?.['What mattered most']] ?? 'silent' }}`,
          },
          words: {
            fr: "={{ $json.data?.['En une phrase'] ?? '' }}",
            en: "={{ $json.data?.['In a sentence'] ?? '' }}",
          },
          call: truth("={{ ['Oui', 'Yes'].includes(Object.values($json.data ?? {}).at(-1)) }}"),
        },
        { alone: true },
      ),
    },
    gap: {
      use: 'set',
      name: { fr: 'Marquer l’écart', en: 'Mark the gap' },
      why: {
        fr: 'Un silence ne contredit personne.',
        en: 'Silence contradicts nobody.',
      },
      with: fields({
        gap: truth("={{ $json.theirs !== 'silent' && $json.theirs !== $json.ours }}"),
      }),
    },
    keep: {
      use: 'baserow',
      name: { fr: 'Garder la réponse', en: 'Keep the answer' },
      why: {
        fr: 'Hors du CRM. Colonnes deal, value, ours, theirs, words et gap.',
        en: 'Outside the CRM. Columns deal, value, ours, theirs, words and gap.',
      },
      with: {
        resource: 'row',
        operation: 'create',
        ...table(),
        ...byColumn('call'),
      },
      onError: 'continue',
      retry: [3, 5],
    },
    kept: {
      use: 'if',
      name: { fr: 'Gardée ?', en: 'Kept?' },
      why: {
        fr: 'Baserow peut se taire sans échouer : revenue sans rang, la réponse part au responsable.',
        en: 'Baserow may go silent without failing: an answer back without a position goes to the head of sales.',
      },
      with: all(isTrue('={{ $json.order !== undefined }}')),
    },
    willing: {
      use: 'filter',
      name: { fr: 'Prêt à en parler ?', en: 'Willing to talk?' },
      why: {
        fr: 'Dix minutes au téléphone valent vingt cases cochées.',
        en: 'Ten minutes by phone are worth twenty ticked boxes.',
      },
      with: all(isTrue('={{ $json.call }}')),
    },
    call: {
      use: 'hubspot',
      name: { fr: 'Tâche : appeler', en: 'Task: call' },
      why: {
        fr: 'Par le responsable : on parle plus librement à qui n’a pas vendu.',
        en: 'By the manager: one talks more freely to whoever did not sell.',
      },
      with: {
        authentication: 'appToken',
        resource: 'engagement',
        operation: 'create',
        type: 'task',
        dueDate: '={{ $now.plus({ days: 5 }).toISODate() }}',
        metadata: {
          subject: {
            fr: '=Appeler pour comprendre la perte : {{ $json.deal }}',
            en: '=Call to understand the loss: {{ $json.deal }}',
          },
          status: 'NOT_STARTED',
        },
        additionalFields: { associations: { dealIds: "={{ $('facts').item.json.dealId }}" } },
      },
      onError: 'output',
    },
    missed: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the head of sales' },
      why: {
        fr: 'Une réponse perdue ne se voit nulle part ailleurs.',
        en: 'An answer lost shows nowhere else.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.manager }}",
        subject: {
          fr: "=Affaire perdue {{ $('change').first().json.dealId }} : à reprendre à la main",
          en: "=Lost deal {{ $('change').first().json.dealId }}: to be taken up by hand",
        },
        emailFormat: 'text',
        text: '={{ JSON.stringify($json) }}',
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'change > settings > lost > deal > contact > facts > allowed > fresh > mark > pause > ask > read > gap > keep > kept.no > missed',
    'read > willing > call',
    'deal.error > missed',
    'contact.error > missed',
    'call.error > missed',
  ],
  examples,
})
