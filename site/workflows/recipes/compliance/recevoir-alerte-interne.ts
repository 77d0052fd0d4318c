import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isFilled } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './recevoir-alerte-interne.examples.ts'

/** Which of the two legal delays runs, and how many days are left of it. */
const days = (say: { readonly ack: string; readonly answer: string; readonly left: string }) => `
const today = $now.startOf('day')
return $input.all().flatMap(({ json }, at) => {
  const received = DateTime.fromISO(String(json.received_on).slice(0, 10))
  const acked = json.acked_on ? DateTime.fromISO(String(json.acked_on).slice(0, 10)) : null
  const due = acked ? acked.plus({ months: 3 }) : received.plus({ days: 7 })
  const left = Math.round(due.diff(today, 'days').days)
  if (left > (acked ? 21 : 4)) return []
  const line = json.number + '${say.left}' + left + (acked ? '${say.answer}' : '${say.ack}') + due.toISODate()
  return [{ json: { line, late: left < 0 }, pairedItem: at }]
})`

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Recevoir une alerte interne et tenir ses deux délais',
    problem:
      'Une caissière signale des heures effacées. Son courriel passe par l’assistante, puis par le responsable mis en cause. Trois mois plus tard, personne ne lui a répondu, et elle écrit à un journal.',
    outcome:
      'Un formulaire, sans nom obligatoire, donne un numéro de suivi. Le signalement va dans votre base seule ; la personne référente apprend qu’il existe, puis voit approcher chaque délai : sept jours pour accuser réception, trois mois pour répondre.',
    avoid:
      'Réglez ce flux pour ne garder aucune exécution : n8n y recopie tout. S’il n’y a chez vous personne d’indépendant pour lire, confiez le canal à un tiers.',
    approval:
      'Le flux ne trie rien et ne juge rien : la personne référente lit, accuse réception, enquête et répond. Un délai dépassé prévient aussi sa suppléante.',
    failure:
      'Si la base refuse le signalement, l’auteur le voit à l’écran avec le numéro à appeler, et la référente apprend qu’un envoi s’est perdu, sans son contenu. Base muette le matin : un courriel le dit.',
  },
  en: {
    title: 'Take in internal reports and keep both deadlines',
    problem:
      'A cashier reports that hours were deleted. Her email passes the assistant, then the very manager concerned. Three months on nobody has answered, and she writes to a newspaper.',
    outcome:
      'A form, with no name required, gives a follow-up number. The report goes into your database and nowhere else; the person in charge learns that it exists and sees each deadline near: seven days to acknowledge, three months to answer.',
    avoid:
      'Set this workflow to save no executions, since n8n copies everything into them. If nobody independent can read at your place, give the channel to an outsider.',
    approval:
      'The flow sorts and judges nothing: the person in charge reads, acknowledges, investigates and answers. A missed deadline also alerts their deputy.',
    failure:
      'If the database refuses the report, its author sees so on screen, with the number to call, and the person in charge learns that one was lost, without its content. Database silent in the morning: an email says so.',
  },
  nodes: {
    report: {
      use: 'formTrigger',
      name: { fr: 'Signaler', en: 'Report' },
      why: {
        fr: 'Ni nom ni adresse exigés : un champ obligatoire suffirait à faire taire.',
        en: 'No name is required: one such field would silence people.',
      },
      with: {
        formTitle: { fr: 'Signaler un fait', en: 'Report a fact' },
        formDescription: {
          fr: 'Seule la personne référente lit ce message. Vous pouvez rester anonyme.',
          en: 'Only the person in charge reads this message. You may remain anonymous.',
        },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Ce qui s’est passé', en: 'What happened' },
              fieldName: 'facts',
              fieldType: 'textarea',
              requiredField: true,
            },
            {
              fieldLabel: {
                fr: 'Comment vous joindre (facultatif)',
                en: 'How to reach you (optional)',
              },
              fieldName: 'contact',
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin ouvré', en: 'Each working morning' },
      why: {
        fr: 'Un délai légal ne se surveille pas de mémoire.',
        en: 'A legal deadline is not watched from memory.',
      },
      with: at('15 8 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos référents', en: 'Who is in charge' },
      why: {
        fr: 'La suppléante ne doit pas dépendre de la référente.',
        en: 'The deputy must not report to the person in charge.',
      },
      with: fields({
        person: 'referente@votre-entreprise.example',
        deputy: 'suppleante@votre-entreprise.example',
        sender: 'alertes@votre-entreprise.example',
        phone: { fr: '0 800 00 00 00', en: '0800 000 000' },
      }),
    },
    which: {
      use: 'if',
      name: { fr: 'Un signalement ?', en: 'A report?' },
      why: {
        fr: 'Deux départs, des valeurs écrites une seule fois.',
        en: 'Two starts, values written only once.',
      },
      with: all(isFilled('={{ $json.facts }}')),
    },
    mark: {
      use: 'crypto',
      name: { fr: 'Tirer un numéro de suivi', en: 'Make a follow-up number' },
      why: {
        fr: 'Issu du texte et de l’heure : on ne remonte pas du numéro à la personne.',
        en: 'Made from text and time: no way leads back from the number to the person.',
      },
      with: {
        action: 'hash',
        binaryData: false,
        type: 'SHA256',
        value: '={{ $json.facts + $json.submittedAt }}',
        dataPropertyName: 'mark',
        encoding: 'hex',
      },
    },
    number: {
      use: 'set',
      name: { fr: 'Un numéro dictable', en: 'A number one can dictate' },
      why: {
        fr: 'Huit signes se notent sur un papier ; soixante-quatre, non.',
        en: 'Eight characters fit on a slip of paper; sixty-four do not.',
      },
      with: fields({
        number:
          "={{ $json.mark.slice(0, 4).toUpperCase() + '-' + $json.mark.slice(4, 8).toUpperCase() }}",
        due: '={{ $now.plus({ days: 7 }).toISODate() }}',
      }),
    },
    store: {
      use: 'postgres',
      name: { fr: 'Garder le signalement', en: 'Keep the report' },
      why: {
        fr: 'Le seul endroit où le texte se trouve.',
        en: 'The one place that holds the text.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'INSERT INTO reports (number, facts, contact, received_on) VALUES ($1, $2, $3, CURRENT_DATE)',
        options: {
          queryReplacement: "={{ [$json.number, $json.facts, $json.contact ?? ''] }}",
        },
      },
      onError: 'output',
      retry: [3, 2],
    },
    notify: {
      use: 'emailSend',
      name: { fr: 'Prévenir, sans le contenu', en: 'Tell, without the content' },
      why: {
        fr: 'Un courriel se transfère : il n’en dit que le numéro.',
        en: 'Emails get forwarded: it holds the number alone.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "=Signalement {{ $('number').item.json.number }} reçu",
          en: "=Report {{ $('number').item.json.number }} received",
        },
        emailFormat: 'text',
        text: {
          fr: "=À lire dans la base. Accusé de réception avant le {{ $('number').item.json.due }}.",
          en: "=To be read in the database. Acknowledge by {{ $('number').item.json.due }}.",
        },
        options: { appendAttribution: false },
      },
      onError: 'continue',
    },
    thanks: {
      use: 'form',
      name: { fr: 'Donner le numéro', en: 'Give the number' },
      why: {
        fr: 'Sans nom, ce numéro est le seul fil entre l’auteur et la suite.',
        en: 'Without a name, this number is the only thread back to the author.',
      },
      with: {
        operation: 'completion',
        respondWith: 'text',
        completionTitle: {
          fr: "=Notez ce numéro : {{ $('number').item.json.number }}",
          en: "=Note this number: {{ $('number').item.json.number }}",
        },
        completionMessage: {
          fr: "=Réception confirmée avant le {{ $('number').item.json.due }}. Sans coordonnées, appelez le {{ $('settings').first().json.phone }} avec ce numéro pour connaître la suite.",
          en: "=You get an acknowledgement by {{ $('number').item.json.due }}. If you left no contact, call {{ $('settings').first().json.phone }} with this number to learn more.",
        },
        options: { appendAttribution: false },
      },
    },
    lost: {
      use: 'emailSend',
      name: { fr: 'Un envoi s’est perdu', en: 'A report was lost' },
      why: {
        fr: 'La référente peut guetter le téléphone.',
        en: 'The person in charge can watch the phone.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: { fr: 'Un signalement n’a pas été gardé', en: 'A report was not kept' },
        emailFormat: 'text',
        text: {
          fr: 'La base l’a refusé. Son auteur a été invité à téléphoner.',
          en: 'The database refused it. Its author was asked to call.',
        },
        options: { appendAttribution: false },
      },
      onError: 'continue',
    },
    sorry: {
      use: 'form',
      name: { fr: 'Dire que c’est perdu', en: 'Say that it is lost' },
      why: {
        fr: 'Croire avoir alerté est pire que savoir qu’il faut appeler.',
        en: 'To believe one has reported is worse than to know that one has to call.',
      },
      with: {
        operation: 'completion',
        respondWith: 'text',
        completionTitle: { fr: 'Votre message n’a pas été gardé', en: 'Your message was not kept' },
        completionMessage: {
          fr: "=Une panne nous en empêche. Appelez le {{ $('settings').first().json.phone }}, ou réessayez demain.",
          en: "=A fault prevents it. Please call {{ $('settings').first().json.phone }}, or try again tomorrow.",
        },
        options: { appendAttribution: false },
      },
    },
    open: {
      use: 'postgres',
      name: { fr: 'Lire les délais en cours', en: 'Read running deadlines' },
      why: {
        fr: 'Trois dates et un numéro ; le texte reste où il est.',
        en: 'Three dates and a number; the text stays where it is.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT number, received_on::text, acked_on::text FROM reports WHERE answered_on IS NULL ORDER BY received_on',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    days: {
      use: 'code',
      name: { fr: 'Compter les jours', en: 'Count the days' },
      why: {
        fr: 'Quatre jours avant l’un, trois semaines avant l’autre.',
        en: 'Four days ahead of one, three weeks ahead of the other.',
      },
      with: allItems(
        inBoth(days, {
          fr: {
            left: ' : ',
            ack: ' jour(s) pour accuser réception, limite le ',
            answer: ' jour(s) pour répondre, limite le ',
          },
          en: {
            left: ': ',
            ack: ' day(s) to acknowledge, due ',
            answer: ' day(s) to answer, due ',
          },
        }),
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Rien n’approche : aucun courriel.',
        en: 'Nothing near means no email.',
      },
      with: {
        aggregate: 'aggregateIndividualFields',
        fieldsToAggregate: {
          fieldToAggregate: [{ fieldToAggregate: 'line' }, { fieldToAggregate: 'late' }],
        },
        options: {},
      },
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Rappeler les délais', en: 'Remind of deadlines' },
      why: {
        fr: 'La suppléante n’est en copie que si un délai est dépassé.',
        en: 'The deputy is copied in only once a deadline has passed.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail:
          "={{ $('settings').first().json.person + ($json.late.includes(true) ? ', ' + $('settings').first().json.deputy : '') }}",
        subject: {
          fr: '=Signalements : {{ $json.line.length }} délai(s) à tenir',
          en: '=Reports: {{ $json.line.length }} deadline(s) to keep',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    unchecked: {
      use: 'emailSend',
      name: { fr: 'Contrôle du jour non fait', en: 'Today’s check not done' },
      why: {
        fr: 'Un matin sans courriel signifie : rien d’urgent.',
        en: 'A morning without an email means that nothing is urgent.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: 'Délais des signalements : non contrôlés',
          en: 'Report deadlines: not checked',
        },
        emailFormat: 'text',
        text: {
          fr: "={{ 'La base n’a pas répondu (' + ($json.error.message ?? $json.message ?? $json.error) + '). Vérifiez les délais vous-même.' }}",
          en: "={{ 'The database did not answer (' + ($json.error.message ?? $json.message ?? $json.error) + '). Please check the deadlines yourself.' }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'report > settings > which.yes > mark > number > store > notify > thanks',
    'store.error > lost > sorry',
    'morning > settings',
    'which.no > open > days > gather > remind',
    'open.error > unchecked',
  ],
  examples,
})
