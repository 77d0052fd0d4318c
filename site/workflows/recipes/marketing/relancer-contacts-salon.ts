import { allItems } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { byId, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relancer-contacts-salon.examples.ts'

/** Two scans of one badge are one person with two notes. */
const clean = `const people = new Map()
for (const { json } of $input.all()) {
  const email = String(json.Email ?? '').trim().toLowerCase()
  if (!/^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$/.test(email)) continue
  const known = people.get(email) ?? { name: '', email, company: '', consent: false, notes: [] }
  known.name ||= String(json.Name ?? '').trim()
  known.company ||= String(json.Company ?? '').trim()
  known.consent ||= /^(oui|yes|o|y|1|x)$/i.test(String(json.Consent ?? '').trim())
  if (json.Note) known.notes.push(String(json.Note).trim())
  people.set(email, known)
}
const found = [...people.values()].map(({ notes, ...one }) => ({ json: { ...one, note: notes.join(' / '), none: false } }))
return found.length ? found : [{ json: { none: true } }]`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Donner suite à chaque contact d’un salon, selon sa note',
    problem:
      'Cent vingt badges scannés, autant de notes prises debout. Le lundi, tout le monde reçoit le même « merci de votre visite » ; celui qui attendait un prix le reçoit aussi, et signe ailleurs.',
    outcome:
      'Le fichier des badges déposé, chaque note décide : un devis devient un appel à passer demain, une documentation un brouillon prêt, un « plus tard » rejoint un segment Mautic s’il a dit oui. Le reste vous est listé.',
    avoid:
      'Pour moins de vingt contacts, appelez-les tous. Et sans note, la machine ne devine rien : un scan seul finit dans la liste à reprendre.',
    approval:
      'Aucun message ne part. Les appels sont les vôtres, les brouillons se relisent dans Gmail ; seul l’envoi d’infolettres suit, pour qui a donné son accord sur le stand.',
    failure:
      'Une note incomprise, un refus de Pipedrive, de Gmail ou de Mautic : le contact revient dans votre liste, avec sa note. Un fichier sans colonne Email est signalé tout de suite.',
  },
  en: {
    title: 'Follow up each contact of a fair as their note says',
    problem:
      'A hundred and twenty badges scanned, as many notes taken standing. On Monday everybody gets the same “thanks for your visit”; so does the one who was waiting for a price, and who signs elsewhere.',
    outcome:
      'Once the badge file is dropped, each note decides: a quote becomes a call for tomorrow, papers become a draft, a “later” joins a Mautic segment if they said yes. What is left is listed for you.',
    avoid:
      'With fewer than twenty contacts, ring them all. And a machine guesses nothing without a note: a bare scan ends up on the list left to you.',
    approval:
      'No message leaves. Calls are yours to make, drafts are read in Gmail; only newsletters follow by themselves, for those who agreed to them at the stand.',
    failure:
      'A note that makes no sense, a refusal by Pipedrive, Gmail or Mautic: the contact comes back on your list, note included. A file without an Email column is reported at once.',
  },
  nodes: {
    form: {
      use: 'formTrigger',
      name: { fr: 'Fichier des badges', en: 'Badge file' },
      why: {
        fr: 'Le soir même : une note se comprend encore, et l’interlocuteur s’en souvient.',
        en: 'That same evening, while notes make sense and people remember.',
      },
      with: {
        formTitle: { fr: 'Contacts du salon', en: 'Contacts of the fair' },
        formFields: {
          values: [
            { fieldLabel: { fr: 'Salon', en: 'Fair' }, fieldName: 'event', requiredField: true },
            {
              fieldLabel: { fr: 'Votre prénom', en: 'Your first name' },
              fieldName: 'seller',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Fichier CSV', en: 'CSV file' },
              fieldName: 'file',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.csv',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos suites', en: 'Your follow-ups' },
      why: {
        fr: 'Le segment des « plus tard », le lien de la documentation, le canal.',
        en: 'The segment for “later”, the link to your papers, the channel.',
      },
      with: {
        ...fields({
          segment: '3',
          papers: 'https://votre-scierie.example/documentation',
          channel: { fr: 'identifiant du canal', en: 'id of your channel' },
        }),
        options: { stripBinary: false },
      },
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire le fichier', en: 'Read the file' },
      why: {
        fr: 'Les lecteurs de badges donnent tous un CSV, chacun avec ses oublis.',
        en: 'All badge readers give a CSV, each with gaps of its own.',
      },
      with: { operation: 'csv', binaryPropertyName: 'file', options: {} },
    },
    clean: {
      use: 'code',
      name: { fr: 'Une personne, une fois', en: 'Each person once' },
      why: {
        fr: 'Deux passages au stand donnent deux notes, pas deux appels.',
        en: 'Two visits to the stand make two notes, not two calls.',
      },
      with: allItems(clean),
    },
    some: {
      use: 'if',
      name: { fr: 'Quelqu’un dedans ?', en: 'Anybody in it?' },
      why: {
        fr: 'Un point-virgule à la place d’une virgule rend tout le fichier muet.',
        en: 'A semicolon for a comma makes the whole file mute.',
      },
      with: all({ left: '={{ $json.none }}', type: 'boolean', operation: 'false' }),
    },
    course: {
      use: 'textClassifier',
      name: { fr: 'Quelle suite ?', en: 'Which course?' },
      why: {
        fr: 'Les notes sont abrégées et personnelles ; aucune règle n’y suffit.',
        en: 'Notes are short and personal; no rule copes with them.',
      },
      with: {
        inputText: "={{ 'Note : ' + ($json.note || '(vide)') }}",
        categories: {
          categories: [
            {
              category: { fr: 'Devis', en: 'Quote' },
              description: {
                fr: 'Attend un prix, un chiffrage, une visite ou un rappel pour un projet en cours.',
                en: 'Expects a price, an estimate, a visit or a call about a current project.',
              },
            },
            {
              category: { fr: 'Documentation', en: 'Papers' },
              description: {
                fr: 'A demandé une fiche, un échantillon, un catalogue, une norme.',
                en: 'Asked for a sheet, a sample, a catalogue or a standard.',
              },
            },
            {
              category: { fr: 'Plus tard', en: 'Later' },
              description: {
                fr: 'Intéressé sans projet daté, ou projet à plus de six mois.',
                en: 'Interested without a dated project, or one more than six months away.',
              },
            },
          ],
        },
        options: { multiClass: false, fallback: 'other' },
      },
      onError: 'output',
      retry: [2, 3],
    },
    luna: model('luna', { fr: 'Modèle de tri', en: 'Sorting model' }),
    call: {
      use: 'pipedrive',
      name: { fr: 'Prévoir l’appel', en: 'Plan the call' },
      why: {
        fr: 'Pour demain : à trois jours, il aura reçu deux autres prix.',
        en: 'For tomorrow: in three days they will have two other prices.',
      },
      with: {
        resource: 'activity',
        operation: 'create',
        rawCustomFieldKeys: true,
        subject: {
          fr: "={{ $('form').first().json.event }} : devis pour {{ $json.name }}",
          en: "={{ $('form').first().json.event }}: quote for {{ $json.name }}",
        },
        type: 'call',
        additionalFields: {
          due_date: '={{ $now.plus({ days: 1 }).toISODate() }}',
          note: "={{ $json.company + ', ' + $json.email + ' : ' + $json.note }}",
        },
      },
      onError: 'output',
    },
    draft: {
      use: 'gmail',
      name: { fr: 'Préparer l’envoi', en: 'Prepare the mailing' },
      why: {
        fr: 'En brouillon : l’échantillon promis à voix haute n’est pas dans la note.',
        en: 'As a draft: a sample promised aloud may not be in the note.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: "=Suite à notre échange, {{ $('form').first().json.event }}",
          en: "=After our talk at {{ $('form').first().json.event }}",
        },
        emailType: 'text',
        message: {
          fr: "={{ 'Bonjour ' + $json.name + ',\\n\\nComme convenu sur le stand : ' + $('settings').first().json.papers + '\\n(Votre demande, telle que je l’ai notée : ' + $json.note + ')\\n\\n' + $('form').first().json.seller }}",
          en: "={{ 'Hello ' + $json.name + ',\\n\\nAs agreed at our stand: ' + $('settings').first().json.papers + '\\n(Your request as I noted it: ' + $json.note + ')\\n\\n' + $('form').first().json.seller }}",
        },
        options: { sendTo: '={{ $json.email }}' },
      },
      onError: 'output',
    },
    agreed: {
      use: 'filter',
      name: { fr: 'A donné son accord', en: 'Gave consent' },
      why: {
        fr: 'Un badge scanné n’est pas une inscription à une infolettre.',
        en: 'A scanned badge is no subscription to a newsletter.',
      },
      with: all(isTrue('={{ $json.consent }}')),
    },
    contact: {
      use: 'mautic',
      name: { fr: 'Créer le contact', en: 'Create the contact' },
      why: {
        fr: 'Mautic reconnaît une adresse connue et ne la double pas.',
        en: 'Mautic knows an address it has and does not double it.',
      },
      with: {
        resource: 'contact',
        operation: 'create',
        jsonParameters: false,
        email: '={{ $json.email }}',
        lastName: '={{ $json.name }}',
        additionalFields: {},
        options: {},
      },
      onError: 'output',
    },
    segment: {
      use: 'mautic',
      name: { fr: 'Ranger dans « plus tard »', en: 'File under “later”' },
      why: {
        fr: 'Une lettre par trimestre, jusqu’au jour où le projet arrive.',
        en: 'A letter each quarter, until the project comes.',
      },
      with: {
        resource: 'contactSegment',
        operation: 'add',
        contactId: '={{ $json.id }}',
        segmentId: "={{ $('settings').first().json.segment }}",
      },
    },
    left: {
      use: 'set',
      name: { fr: 'À reprendre', en: 'Left to you' },
      why: {
        fr: 'La note entière : on se souvient mieux avec ses propres mots.',
        en: 'The whole note, as one’s own words bring it back.',
      },
      with: fields(
        {
          line: "={{ $('clean').item.json.name + ', ' + $('clean').item.json.company + ' – ' + ($('clean').item.json.note || '–') }}",
        },
        { alone: true },
      ),
    },
    list: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: {
        fr: 'Un message par cause, jamais un par contact.',
        en: 'A message a cause, never one a contact.',
      },
      with: gathered('line'),
    },
    tell: {
      use: 'slack',
      name: { fr: 'Dire ce qui reste', en: 'Say what is left' },
      why: {
        fr: 'Le tri a ses limites : elles se voient ici.',
        en: 'Sorting has limits, and this is where they show.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ $('form').first().json.event + ', contacts lus : ' + $('clean').all().length + '. À reprendre par vous : ' + $json.line.length + '\\n' + $json.line.join('\\n') }}",
          en: "={{ $('form').first().json.event + ', contacts read: ' + $('clean').all().length + '. Left to you: ' + $json.line.length + '\\n' + $json.line.join('\\n') }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
    broken: {
      use: 'slack',
      name: { fr: 'Dire que le fichier est muet', en: 'Say the file is mute' },
      why: {
        fr: 'Le vendeur croirait ses contacts relancés.',
        en: 'The salesperson would think the contacts were followed up.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byId("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ $('form').first().json.event + ' : aucun contact lu. Il faut les colonnes Name, Email, Company, Consent, Note.' }}",
          en: "={{ $('form').first().json.event + ': no contact was read. Columns Name, Email, Company, Consent, Note are needed.' }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
  },
  links: [
    'form > settings > read > clean > some.yes > course.0 > call',
    'course.1 > draft',
    'course.2 > agreed > contact > segment',
    'course.3 > left > list > tell',
    'course.error > left',
    'call.error > left',
    'draft.error > left',
    'contact.error > left',
    'some.no > broken',
    'luna => course',
  ],
  examples,
  cost: [{ node: 'course', model: 'luna', reads: 330, writes: 30, calls: 120 }],
})
