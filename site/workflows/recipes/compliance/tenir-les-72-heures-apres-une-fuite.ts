import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { defineRecipe } from '../recipe.ts'
import { examples, HEALTH, KINDS, LOCKED } from './tenir-les-72-heures-apres-une-fuite.examples.ts'

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-24',
  fr: {
    title: 'Qualifier une fuite de données et tenir les 72 heures',
    problem:
      'Un ordinateur volé dans un train, un fichier envoyé au mauvais client : celui qui le découvre un vendredi soir ne sait pas à qui le dire, et le délai de 72 heures court déjà.',
    outcome:
      'Un formulaire suffit. L’incident entre au registre avec son heure limite, la personne chargée des données reçoit un courriel qui dit quoi faire et pour quand, et son agenda porte l’échéance.',
    avoid:
      'Pour une attaque en cours, appelez d’abord votre informaticien : ce formulaire n’arrête rien. Un sous-traitant, lui, prévient son client et non l’autorité.',
    approval:
      'Le flux classe d’après quatre réponses, il ne notifie rien. La personne chargée des données décide, et inscrit ses raisons au registre.',
    failure:
      'Si le registre refuse la ligne, la déclaration complète part par courriel avec la mention à recopier. L’heure limite, elle, ne change pas.',
  },
  en: {
    title: 'Assess a data breach and keep to the 72 hours',
    problem:
      'A laptop stolen on a train, a file sent to the wrong client: whoever finds out on a Friday evening does not know whom to tell, and 72 hours are already running.',
    outcome:
      'One form is enough. The incident enters the register with its time limit, whoever is in charge of data gets an email saying what to do by when, and their calendar holds the deadline.',
    avoid:
      'During an attack call your IT people first: this form stops nothing. And a processor tells its client, not the authority.',
    approval:
      'The flow sorts by four answers and notifies nobody. The person in charge decides, and writes the reasons into the register.',
    failure:
      'If the register refuses the row, the whole report goes out by email, marked to be copied in. The time limit stays the same.',
  },
  nodes: {
    report: {
      use: 'formTrigger',
      name: { fr: 'Déclarer un incident', en: 'Report an incident' },
      why: {
        fr: 'Un signet sur chaque poste : on déclare d’abord, on comprend ensuite.',
        en: 'A bookmark on every machine: report first, understand later.',
      },
      with: {
        formTitle: { fr: 'Des données ont fui, ou peut-être', en: 'Data has leaked, or may have' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Ce qui s’est passé', en: 'What happened' },
              fieldName: 'facts',
              fieldType: 'textarea',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Données touchées', en: 'Data concerned' },
              fieldName: 'kinds',
              fieldType: 'checkbox',
              fieldOptions: { values: KINDS.map((option) => ({ option })) },
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Personnes, à peu près', en: 'People, roughly' },
              fieldName: 'people',
              fieldType: 'number',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Protection', en: 'Protection' },
              fieldName: 'guard',
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: LOCKED },
                  { option: { fr: 'Rien, ou je ne sais pas', en: 'None, or I do not know' } },
                ],
              },
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Qui est chargé des données', en: 'Who is in charge of data' },
      why: {
        fr: 'Une adresse lue le week-end, sinon le délai se perd.',
        en: 'An address read at weekends, or the time is lost.',
      },
      with: fields({
        person: 'donnees@votre-entreprise.example',
        register: 'votre-registre',
        calendar: 'donnees@votre-entreprise.example',
        many: 1000,
      }),
    },
    judge: {
      use: 'set',
      name: { fr: 'Peser et dater', en: 'Weigh and date' },
      why: {
        fr: 'Le délai part de la découverte, non du vol. Chiffrées et sauvegardées, les données ne font courir presque aucun risque.',
        en: 'Time runs from the discovery, not from the theft. Encrypted data that you still hold puts people at almost no risk.',
      },
      with: fields({
        level: {
          fr: `={{ $json.guard === ${JSON.stringify(LOCKED.fr)} ? 'low' : $json.kinds.some(kind => ${JSON.stringify(HEALTH.map(({ fr }) => fr))}.includes(kind)) || Number($json.people) >= $json.many ? 'high' : 'some' }}`,
          en: `={{ $json.guard === ${JSON.stringify(LOCKED.en)} ? 'low' : $json.kinds.some(kind => ${JSON.stringify(HEALTH.map(({ en }) => en))}.includes(kind)) || Number($json.people) >= $json.many ? 'high' : 'some' }}`,
        },
        number: "={{ 'F-' + $now.toFormat('yyMMdd-HHmm') }}",
        due: "={{ $now.plus({ hours: 72 }).toFormat('yyyy-MM-dd HH:mm') }}",
      }),
    },
    register: {
      use: 'googleSheets',
      name: { fr: 'Inscrire au registre', en: 'Enter it in the register' },
      why: {
        fr: 'Toute violation s’y inscrit, même celle qu’on ne notifie pas.',
        en: 'Every breach goes in, even one that nobody is told of.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId("={{ $('settings').first().json.register }}"),
        sheetName: byId('0'),
        columns: sheetColumns({
          number: '={{ $json.number }}',
          facts: '={{ $json.facts }}',
          kinds: "={{ $json.kinds.join(', ') }}",
          people: '={{ $json.people }}',
          level: '={{ $json.level }}',
          due: '={{ $json.due }}',
          decision: '',
        }),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    what: {
      use: 'switch',
      name: { fr: 'Quel risque ?', en: 'What risk?' },
      why: {
        fr: 'Trois risques, trois devoirs : noter, notifier, prévenir aussi les personnes.',
        en: 'Three risks, three duties: note, notify, tell the people as well.',
      },
      with: cases({
        low: text("={{ $('judge').item.json.level }}", 'equals', 'low'),
        high: text("={{ $('judge').item.json.level }}", 'equals', 'high'),
        some: text("={{ $('judge').item.json.level }}", 'equals', 'some'),
      }),
    },
    note: {
      use: 'outlook',
      name: { fr: 'À noter seulement', en: 'Only to be noted' },
      why: {
        fr: 'La raison de ne pas notifier doit rester écrite.',
        en: 'Why nothing was notified has to stay on paper.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Incident {{ $('judge').item.json.number }} : à noter",
          en: "=Incident {{ $('judge').item.json.number }}: to be noted",
        },
        bodyContent: {
          fr: "={{ $('judge').item.json.facts }}\n\nDonnées chiffrées et copie gardée, dit la déclaration. Vérifiez les deux, puis écrivez au registre pourquoi vous ne notifiez pas.",
          en: "={{ $('judge').item.json.facts }}\n\nThe report says encrypted, with a copy kept. Check both, then write into the register why you do not notify.",
        },
        additionalFields: {},
      },
    },
    notify: {
      use: 'outlook',
      name: { fr: 'À notifier', en: 'To be notified' },
      why: {
        fr: 'Tout ce que le formulaire de l’autorité demande en premier.',
        en: 'All that the authority’s form asks for first.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Incident {{ $('judge').item.json.number }} : notifier avant le {{ $('judge').item.json.due }}",
          en: "=Incident {{ $('judge').item.json.number }}: notify by {{ $('judge').item.json.due }}",
        },
        bodyContent: {
          fr: "={{ $('judge').item.json.facts }}\n\nDonnées : {{ $('judge').item.json.kinds.join(', ') }}. Personnes : environ {{ $('judge').item.json.people }}.\n\nUne notification incomplète mais à l’heure se complète ensuite.{{ $('judge').item.json.level === 'high' ? '\\n\\nRisque élevé : prévenez aussi les personnes, en mots simples, sans attendre.' : '' }}",
          en: "={{ $('judge').item.json.facts }}\n\nData: {{ $('judge').item.json.kinds.join(', ') }}. People: about {{ $('judge').item.json.people }}.\n\nA notification that is incomplete but on time can be completed later.{{ $('judge').item.json.level === 'high' ? '\\n\\nHigh risk: tell the people as well, in plain words, without delay.' : '' }}",
        },
        additionalFields: { importance: 'High' },
      },
    },
    calendar: {
      use: 'googleCalendar',
      name: { fr: 'Réserver l’échéance', en: 'Block the deadline' },
      why: {
        fr: 'Douze heures avant la fin : une nuit de marge pour rédiger.',
        en: 'Twelve hours before the end: a night’s margin to write.',
      },
      with: {
        resource: 'event',
        operation: 'create',
        calendar: byId("={{ $('settings').first().json.calendar }}"),
        start: '={{ $now.plus({ hours: 60 }).toISO() }}',
        end: '={{ $now.plus({ hours: 61 }).toISO() }}',
        additionalFields: {
          summary: {
            fr: "=Notifier l’incident {{ $('judge').item.json.number }}",
            en: "=Notify incident {{ $('judge').item.json.number }}",
          },
        },
      },
    },
    unkept: {
      use: 'outlook',
      name: { fr: 'Registre à compléter', en: 'Register to be filled in' },
      why: {
        fr: 'La déclaration ne doit pas se perdre avec la panne.',
        en: 'The report must not go down with the fault.',
      },
      with: {
        resource: 'message',
        operation: 'send',
        toRecipients: "={{ $('settings').first().json.person }}",
        subject: {
          fr: '=À recopier au registre : {{ $json.number }}, limite {{ $json.due }}',
          en: '=To be copied into the register: {{ $json.number }}, due {{ $json.due }}',
        },
        bodyContent:
          "={{ [$json.facts, $json.kinds.join(', '), $json.people, $json.level].join('\\n') }}",
        additionalFields: { importance: 'High' },
      },
    },
  },
  links: [
    'report > settings > judge > register > what.low > note',
    'what.high > notify > calendar',
    'what.some > notify',
    'register.error > unkept',
  ],
  examples,
})
