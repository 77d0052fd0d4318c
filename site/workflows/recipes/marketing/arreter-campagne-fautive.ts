import { columns } from '../../fragments/columns.ts'
import { eachItem, inBoth } from '../../fragments/code.ts'
import { all, cases, moment, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './arreter-campagne-fautive.examples.ts'

const TABLE = 'checked_campaigns'

interface Words {
  readonly gap: string
  readonly trial: string
  readonly refused: string
  readonly tag: string
  readonly link: string
  readonly past: string
  readonly many: string
}

/** Tags of Mailchimp's own are filled in when it sends; whatever else looks like one stays as it is. */
const judge = ({ gap, trial, refused, tag, link, past, many }: Words): string =>
  `const campaign = $('fresh').item.json
const { usual, tags } = $('settings').first().json
const html = $json.html ?? ''
const subject = campaign.settings.subject_line ?? ''
const all = subject + ' ' + html
const own = new RegExp('^\\\\*\\\\|(' + tags + ')', 'i')
const left = [...(all.match(/\\*\\|[^|]*\\|\\*/g) ?? []).filter((one) => !own.test(one)), ...(all.match(/\\{\\{[^}]*\\}\\}|\\[\\[[^\\]]*\\]\\]|%[A-Z_]{3,}%/g) ?? [])]
const until = [...html.matchAll(/(\\d{2})\\/(\\d{2})\\/(20\\d{2})/g)].filter(([, day, month, year]) => year + '-' + month + '-' + day < campaign.send_time.slice(0, 10)).map(([one]) => one)
const once = (list) => [...new Set(list)].join(', ')
const hard = [
  [/^$|\\b(test|essai|copie|copy|brouillon|draft)\\b|lorem/i.test(subject), '${trial}' + subject],
  [!($('checklist').item.json.is_ready ?? true), '${refused}' + once(($('checklist').item.json.items ?? []).filter((one) => one.type === 'error').map((one) => one.heading))],
  [left.length > 0, '${tag}' + once(left)],
  [/href=["'](#|https?:\\/\\/)?["']/i.test(html), '${link}'],
  [until.length > 0, '${past}' + once(until)],
].filter(([wrong]) => wrong).map(([, words]) => words)
const soft = (campaign.recipients?.recipient_count ?? 0) > usual * 1.5 ? [campaign.recipients.recipient_count + '${many}'] : []
return { json: { id: campaign.id, subject, when: campaign.send_time, state: hard.length ? 'stop' : soft.length ? 'warn' : 'fine', faults: [...hard, ...soft].join('${gap}') } }`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Arrêter une campagne Mailchimp programmée avec une faute',
    problem:
      '« Bonjour contact.PRENOM », offre valable jusqu’à une date déjà passée, objet « Copie de Novembre » : la campagne était programmée pour six heures, tout le monde dormait, et douze mille personnes l’ont lue avant vous.',
    outcome:
      'Chaque heure, les campagnes qui partent dans la journée sont relues une fois. Une faute certaine les déprogramme et vous le dit, avec la raison. Un nombre de destinataires inhabituel est seulement signalé.',
    avoid:
      'Le flux ne lit ni les images, ni le ton, ni les liens, qu’un autre modèle essaie. Si quelqu’un relit toujours la veille, gardez cette personne, et ce flux en plus.',
    approval:
      'Il sait arrêter, jamais envoyer : reprogrammer demande un geste de votre part, qui fait relire la campagne. Une date passée citée exprès se règle en l’écrivant en lettres.',
    failure:
      'Si Mailchimp ne se laisse pas lire, ou refuse d’arrêter, un SMS part aussitôt : mieux vaut réveiller quelqu’un. La campagne n’est alors pas notée comme contrôlée, et l’heure suivante recommence.',
  },
  en: {
    title: 'Stop a Mailchimp campaign that is scheduled with a fault',
    problem:
      '“Hello contact.NAME”, an offer valid until a day already past, the subject “Copy of November”: the campaign was scheduled for six, everyone was asleep, and twelve thousand people read it before you did.',
    outcome:
      'Every hour, campaigns leaving within the day are read once. A fault beyond doubt unschedules them and tells you why. An unusual number of recipients is only pointed out.',
    avoid:
      'The flow reads no images, no tone, and no links, which another template tries. If somebody always proofreads the day before, keep that person, and this flow besides.',
    approval:
      'It can stop and never send: scheduling again takes a gesture of yours, which has the campaign read anew. A past date quoted on purpose is settled by writing it in words.',
    failure:
      'If Mailchimp cannot be read, or refuses to stop, a text message leaves at once: waking somebody is better. The campaign is then not noted as checked, and the next hour begins again.',
  },
  nodes: {
    hourly: {
      use: 'scheduleTrigger',
      name: { fr: 'Toutes les heures', en: 'Every hour' },
      why: {
        fr: 'On programme le soir pour le lendemain matin.',
        en: 'People schedule in the evening for the next morning.',
      },
      with: at('10 * * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your bearings' },
      why: {
        fr: 'Les balises que Mailchimp remplit pour vous, et un envoi habituel.',
        en: 'The tags that Mailchimp fills in for you, and a usual mailing.',
      },
      with: fields({
        api: 'https://us1.api.mailchimp.com/3.0',
        usual: 12000,
        tags: 'FNAME|LNAME|EMAIL|UNSUB|ARCHIVE|LIST|UPDATE_PROFILE|MC|CURRENT_YEAR|HTML|IF|ELSE|END|REWARDS',
        phone: '+33600000000',
        sender: '+33700000000',
        channel: { fr: 'identifiant du canal', en: 'id of your channel' },
      }),
    },
    planned: {
      use: 'mailchimp',
      name: { fr: 'Campagnes programmées', en: 'Campaigns scheduled' },
      why: {
        fr: 'Les brouillons sont votre affaire ; celles-ci vont partir.',
        en: 'Drafts are your business; these are about to leave.',
      },
      with: {
        resource: 'campaign',
        operation: 'getAll',
        returnAll: true,
        options: { status: 'schedule' },
      },
      onError: 'output',
      retry: [3, 30],
    },
    soon: {
      use: 'filter',
      name: { fr: 'Dans les 24 heures', en: 'Within 24 hours' },
      why: {
        fr: 'Plus tôt, le contenu change encore.',
        en: 'Earlier than that the content still changes.',
      },
      with: all(
        moment('={{ $json.send_time }}', 'before', '={{ $now.plus({ days: 1 }).toISO() }}'),
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Pas encore relue', en: 'Not read yet' },
      why: {
        fr: 'Reprogrammée, elle change d’heure et sera relue.',
        en: 'Scheduled again it has another time, and is read anew.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: byName(TABLE),
        matchType: 'allConditions',
        filters: {
          conditions: [
            { keyName: 'campaign', keyValue: "={{ $json.id + '|' + $json.send_time }}" },
          ],
        },
      },
    },
    checklist: {
      use: 'httpRequest',
      name: { fr: 'Contrôle de Mailchimp', en: 'Mailchimp’s own check' },
      why: {
        fr: 'Il voit ce que nous ne voyons pas : une liste vide, un domaine non vérifié.',
        en: 'It sees what we cannot: an empty list, a domain not verified.',
      },
      with: {
        url: "={{ $('settings').first().json.api }}/campaigns/{{ $json.id }}/send-checklist",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'mailchimpApi',
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    content: {
      use: 'httpRequest',
      name: { fr: 'Lire le contenu', en: 'Read the content' },
      why: {
        fr: 'Le HTML qui part, pas l’aperçu de l’éditeur.',
        en: 'The HTML that leaves, not the editor’s preview.',
      },
      with: {
        url: "={{ $('settings').first().json.api }}/campaigns/{{ $('fresh').item.json.id }}/content",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'mailchimpApi',
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    judge: {
      use: 'code',
      name: { fr: 'Chercher les fautes', en: 'Look for faults' },
      why: {
        fr: 'Des règles qui ne se trompent pas : on n’arrête pas sur une impression.',
        en: 'Rules that cannot err, as nothing is stopped on an impression.',
      },
      with: eachItem(
        inBoth(judge, {
          fr: {
            gap: ' ; ',
            trial: 'objet d’essai : ',
            refused: 'refusée par Mailchimp : ',
            tag: 'balise restée : ',
            link: 'lien vide',
            past: 'date passée à l’envoi : ',
            many: ' destinataires, plus que d’habitude',
          },
          en: {
            gap: '; ',
            trial: 'trial subject: ',
            refused: 'refused by Mailchimp: ',
            tag: 'tag left over: ',
            link: 'empty link',
            past: 'date past when sent: ',
            many: ' recipients, more than usual',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Arrêter, dire, laisser', en: 'Stop, say or let go' },
      why: {
        fr: 'Un grand envoi peut être voulu ; une balise vide, jamais.',
        en: 'A large mailing may be meant; an empty tag never is.',
      },
      with: cases({
        stop: text('={{ $json.state }}', 'equals', 'stop'),
        warn: text('={{ $json.state }}', 'equals', 'warn'),
      }),
    },
    stop: {
      use: 'httpRequest',
      name: { fr: 'Déprogrammer', en: 'Unschedule' },
      why: {
        fr: 'Elle redevient un brouillon : rien n’est perdu que quelques heures.',
        en: 'It becomes a draft again: nothing is lost but a few hours.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.api }}/campaigns/{{ $json.id }}/actions/unschedule",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'mailchimpApi',
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    tell: {
      use: 'mattermost',
      name: { fr: 'Dire pourquoi', en: 'Say why' },
      why: {
        fr: 'Avec l’heure prévue : on sait s’il reste le temps de corriger.',
        en: 'With the time planned, which tells whether it can still be mended.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ ($('judge').item.json.state === 'stop' ? 'Campagne ARRÊTÉE' : 'Campagne à regarder') + ' : « ' + $('judge').item.json.subject + ' », prévue le ' + DateTime.fromISO($('judge').item.json.when).toFormat('dd/MM HH:mm') + '.\\n' + $('judge').item.json.faults }}",
          en: "={{ ($('judge').item.json.state === 'stop' ? 'Campaign STOPPED' : 'Campaign to look at') + ': “' + $('judge').item.json.subject + '”, planned for ' + DateTime.fromISO($('judge').item.json.when).toFormat('dd/MM HH:mm') + '.\\n' + $('judge').item.json.faults }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter : relue', en: 'Note: read' },
      why: {
        fr: 'À la fin seulement : une lecture manquée recommence.',
        en: 'At the end only, so that a missed reading begins again.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: byName(TABLE),
        columns: columns({
          campaign: "={{ $('judge').item.json.id + '|' + $('judge').item.json.when }}",
        }),
        options: {},
      },
    },
    blind: {
      use: 'twilio',
      name: { fr: 'Réveiller quelqu’un', en: 'Wake somebody' },
      why: {
        fr: 'L’envoi, lui, n’attend pas l’ouverture des bureaux.',
        en: 'The mailing does not wait for the office to open.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.sender }}",
        to: "={{ $('settings').first().json.phone }}",
        message: {
          fr: "={{ 'Campagne non contrôlée ou non arrêtée, regardez Mailchimp : ' + ($json.error.message ?? $json.error) }}",
          en: "={{ 'Campaign not checked or not stopped, look at Mailchimp: ' + ($json.error.message ?? $json.error) }}",
        },
        options: {},
      },
      once: true,
    },
  },
  links: [
    'hourly > settings > planned > soon > fresh > checklist > content > judge > state.stop > stop > tell > note',
    'state.warn > tell',
    'state.other > note',
    'planned.error > blind',
    'checklist.error > blind',
    'content.error > blind',
    'stop.error > blind',
  ],
  examples,
})
