import { byColumn, table } from '../../fragments/baserow.ts'
import { eachItem } from '../../fragments/code.ts'
import { all, amount, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './retirer-photos-sans-droits.examples.ts'

/** WordPress serves one photo under many names: `quai-1024x683.jpg` is `quai.jpg` resized. */
const swap = (
  online: string,
  absent: string,
): string => `const { photo, line } = $('dated').item.json
if ($json.error) return { json: { places: 0, said: '${online}' + line + ' – ' + ($json.error.message ?? $json.error) } }
const content = $json.content?.raw ?? ''
const dot = photo.lastIndexOf('.')
const plain = (part) => part.replace(/[.*+?^$()|[\\]\\\\]/g, '\\\\$&')
const sizes = new RegExp(plain(photo.slice(0, dot)) + '(-\\\\d+x\\\\d+|-scaled)?' + plain(photo.slice(dot)), 'g')
const places = (content.match(sizes) ?? []).length
const other = $('settings').first().json.neutral
return { json: { post: $json.id, places, content: content.replace(sizes, () => other), said: '${absent}' + line } }`

export default defineRecipe({
  category: 'content',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Retirer du site les photos dont la licence se termine',
    problem:
      'La photo d’agence était achetée pour deux ans. Quatre ans plus tard, elle est toujours en tête d’article, et un cabinet réclame 900 €.',
    outcome:
      'Chaque matin, les licences notées dans Baserow sont relues. À 30, 14, 7 et 1 jours du terme, vous êtes prévenu. Le lendemain du terme, la photo est remplacée par un visuel neutre, dans toutes ses tailles.',
    avoid:
      'Des photos à vous, ou sans limite de durée, ne se suivent pas. Les images à la une et les constructeurs de pages rangent leurs photos ailleurs : le flux dit qu’il ne trouve pas la photo, sans rien toucher.',
    approval:
      'Le retrait n’attend pas d’accord : chaque jour en ligne est une faute de plus. Vous gardez la main avant, en prolongeant la date, et après, car WordPress conserve la version d’avant.',
    failure:
      'Un article qui ne s’ouvre pas ou ne s’enregistre pas est signalé le matin même, photo comprise, et repris le lendemain. Si Baserow se tait, un message dit que rien n’a été contrôlé.',
  },
  en: {
    title: 'Take photos off your site when their licence ends',
    problem:
      'The agency photo was bought for two years. Four years on it still heads the article, and a law firm wants €900.',
    outcome:
      'Each morning the licences noted in Baserow are read again. At 30, 14, 7 and 1 days from the end you are told. The day after the end the photo gives way to a neutral picture, in all its sizes.',
    avoid:
      'Photos of your own, or bought for good, need no watching. Featured images and page builders keep photos elsewhere: the flow says it cannot find those, and touches nothing.',
    approval:
      'Removal waits for no approval, as each further day online is a further breach. You decide before, by extending the date, and after, for WordPress keeps the earlier version.',
    failure:
      'A post that cannot be opened or saved is reported that same morning, photo included, and tried again the next day. If Baserow is silent, a message says that nothing was checked.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin', en: 'Every morning' },
      why: {
        fr: 'Une licence finit un jour précis, week-end compris.',
        en: 'A licence ends on a given day, weekends included.',
      },
      with: at('15 6 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre site', en: 'Your site' },
      why: {
        fr: 'Le visuel neutre est à vous : un remplacement ne doit pas créer de droit à payer.',
        en: 'The neutral picture is yours: a replacement must not cost a licence of its own.',
      },
      with: fields({
        neutral: 'https://votre-site.example/medias/visuel-neutre.jpg',
        sender: 'photos@votre-site.example',
        to: 'redaction@votre-site.example',
        database: { fr: 'numéro de la base Baserow', en: 'number of the Baserow database' },
        table: { fr: 'numéro de la table Baserow', en: 'number of the Baserow table' },
        team: { fr: 'identifiant de l’équipe Teams', en: 'id of your Teams team' },
        channel: { fr: 'identifiant du canal', en: 'id of the channel' },
      }),
    },
    licences: {
      use: 'baserow',
      name: { fr: 'Lire les licences', en: 'Read the licences' },
      why: {
        fr: 'Cinq colonnes : photo (son adresse), post, until, agency et removed_on.',
        en: 'Five columns: photo (its address), post, until, agency and removed_on.',
      },
      with: { ...table(), operation: 'getAll', returnAll: true },
      onError: 'continue',
      retry: [3, 10],
    },
    read: {
      use: 'if',
      name: { fr: 'Vraiment lues ?', en: 'Really read?' },
      why: {
        fr: 'Baserow coupé, vos réglages passeraient pour une licence.',
        en: 'With Baserow cut off, your settings would pass for a licence.',
      },
      with: all(isTrue('={{ $json.id !== undefined }}')),
    },
    dated: {
      use: 'set',
      name: { fr: 'Compter les jours', en: 'Count the days' },
      why: {
        fr: 'De minuit à minuit : l’heure de passage du flux n’ôte pas un jour.',
        en: 'From midnight to midnight, so the hour of the run costs no day.',
      },
      with: fields(
        {
          photo: "={{ ($json.photo ?? '').trim() }}",
          id: '={{ $json.id }}',
          post: '={{ $json.post }}',
          days: number(
            '={{ Math.round((Date.parse($json.until) - Date.parse($now.toISODate())) / 86400000) }}',
          ),
          done: truth("={{ ($json.removed_on ?? '') !== '' }}"),
          said: {
            fr: "={{ 'Fin le ' + $json.until + ' : ' + $json.photo.split('/').pop() + ' (' + $json.agency + '), article ' + $json.post }}",
            en: "={{ 'Ends on ' + $json.until + ': ' + $json.photo.split('/').pop() + ' (' + $json.agency + '), post ' + $json.post }}",
          },
          line: {
            fr: "={{ $json.photo.split('/').pop() + ' (' + $json.agency + '), article ' + $json.post }}",
            en: "={{ $json.photo.split('/').pop() + ' (' + $json.agency + '), post ' + $json.post }}",
          },
        },
        { alone: true },
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Finie, bientôt, plus tard', en: 'Ended, soon or later' },
      why: {
        fr: 'Quatre rappels suffisent ; un message quotidien finirait ignoré.',
        en: 'Four reminders are enough; a daily one would end up ignored.',
      },
      with: cases({
        done: isTrue('={{ $json.done }}'),
        ended: amount('={{ $json.days }}', 'lt', 0),
        soon: text('={{ String($json.days) }}', 'regex', '^(30|14|7|1)$'),
      }),
    },
    open: {
      use: 'wordpress',
      name: { fr: 'Ouvrir l’article', en: 'Open the post' },
      why: {
        fr: 'Le texte brut, pas la page : réécrire la page casserait les blocs.',
        en: 'The raw text, not the page: writing the page back would break its blocks.',
      },
      with: {
        resource: 'post',
        operation: 'get',
        postId: '={{ $json.post }}',
        options: { context: 'edit' },
      },
      onError: 'continue',
      retry: [2, 10],
    },
    swap: {
      use: 'code',
      name: { fr: 'Remplacer chaque taille', en: 'Replace every size' },
      why: {
        fr: 'WordPress sert la même photo sous une dizaine de noms.',
        en: 'WordPress serves one photo under a dozen names.',
      },
      with: eachItem({
        fr: swap('ENCORE EN LIGNE : ', 'À CHERCHER, absente du texte : '),
        en: swap('STILL ONLINE: ', 'TO LOOK FOR, not in the text: '),
      }),
    },
    found: {
      use: 'if',
      name: { fr: 'Y était-elle ?', en: 'Was it there?' },
      why: {
        fr: 'Sans changement, enregistrer créerait une version pour rien, chaque jour.',
        en: 'Saving without a change would make a needless version each day.',
      },
      with: all(amount('={{ $json.places }}', 'gt', 0)),
    },
    save: {
      use: 'wordpress',
      name: { fr: 'Enregistrer l’article', en: 'Save the post' },
      why: {
        fr: 'Le contenu seul : titre, date et auteur ne bougent pas.',
        en: 'Content only: title, date and author stay as they are.',
      },
      with: {
        resource: 'post',
        operation: 'update',
        postId: '={{ $json.post }}',
        updateFields: { content: '={{ $json.content }}' },
      },
      onError: 'output',
    },
    day: {
      use: 'set',
      name: { fr: 'Jour du retrait', en: 'Day of the removal' },
      why: {
        fr: 'Une seule colonne change : removed_on.',
        en: 'A single column changes: removed_on.',
      },
      with: fields({ removed_on: '={{ $now.toISODate() }}' }, { alone: true }),
    },
    mark: {
      use: 'baserow',
      name: { fr: 'Dater le retrait', en: 'Date the removal' },
      why: {
        fr: 'La preuve, si l’agence écrit ; et le flux n’y revient plus.',
        en: 'Proof, should the agency write; and the flow never comes back to it.',
      },
      with: {
        ...table(),
        operation: 'update',
        rowId: "={{ $('dated').item.json.id }}",
        ...byColumn(),
      },
    },
    removed: {
      use: 'set',
      name: { fr: 'Dire : retirée', en: 'Say: removed' },
      why: {
        fr: 'Écrit après l’enregistrement, avec le nombre d’endroits.',
        en: 'Written after saving, with the number of places.',
      },
      with: fields(
        {
          said: {
            fr: "={{ 'Retirée (' + $('swap').item.json.places + ' endroits) : ' + $('dated').item.json.line }}",
            en: "={{ 'Removed (' + $('swap').item.json.places + ' places): ' + $('dated').item.json.line }}",
          },
        },
        { alone: true },
      ),
    },
    stuck: {
      use: 'set',
      name: { fr: 'Dire : encore en ligne', en: 'Say: still online' },
      why: {
        fr: 'C’est la seule ligne qui demande d’agir aujourd’hui.',
        en: 'It is the one line that calls for action today.',
      },
      with: fields(
        {
          said: {
            fr: "={{ 'ENCORE EN LIGNE : ' + $('dated').item.json.line + ' – ' + ($json.error.message ?? $json.error) }}",
            en: "={{ 'STILL ONLINE: ' + $('dated').item.json.line + ' – ' + ($json.error.message ?? $json.error) }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Toutes les lignes', en: 'All lines' },
      why: {
        fr: 'Ce qui reste à régler est lu en premier.',
        en: 'What is left to settle is read first.',
      },
      with: { mode: 'append', numberInputs: 4 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un seul message', en: 'One message' },
      why: {
        fr: 'Et aucun, les jours où il n’y a rien.',
        en: 'And none on days when there is nothing.',
      },
      with: gathered('said'),
    },
    tell: {
      use: 'teams',
      name: { fr: 'Prévenir l’équipe', en: 'Tell the team' },
      why: {
        fr: 'Dans le canal où l’on commande les photos.',
        en: 'In the channel where photos are ordered.',
      },
      with: postedInTeams("={{ $json.said.join('\\n') }}"),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est contrôlé', en: 'Say nothing was checked' },
      why: {
        fr: 'Un canal muet passerait pour un site en règle.',
        en: 'A silent channel would pass for a site in order.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Licences de photos non contrôlées', en: 'Photo licences not checked' },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Baserow n’a pas répondu le ' + $now.toFormat('dd/MM/yyyy') + ' : ' + ($json.error?.message ?? $json.error ?? 'hors d’atteinte') }}",
          en: "={{ 'Baserow did not answer on ' + $now.toFormat('dd/MM/yyyy') + ': ' + ($json.error?.message ?? $json.error ?? 'out of reach') }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'morning > settings > licences > read.yes > dated > state.ended > open > swap > found.yes > save > day > mark > removed > lines:2 > gather > tell',
    'found.no > lines:0',
    'save.error > stuck > lines:1',
    'state.soon > lines:3',
    'read.no > warn',
  ],
  examples,
})
