import { stopped, toldInSlack } from '../../fragments/alarm.ts'
import { allItems } from '../../fragments/code.ts'
import { all, isFilled, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { remembered } from '../../fragments/data-table.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { CAMERAS, JUDGED } from './verifier-effacement-des-images.code.ts'
import { examples } from './verifier-effacement-des-images.examples.ts'

/** The whole answer: a list would become one item for each day. */
const asked = (path: string): Params => ({
  url: `={{ $('settings').first().json.frigate }}/api/${path}`,
  options: { timeout: 30_000, response: { response: { fullResponse: true } } },
})

export default defineRecipe({
  category: 'compliance',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Vérifier que les images de vidéosurveillance s’effacent',
    problem:
      'L’affiche de l’entrée promet quinze jours. Le disque a été agrandi, la durée jamais réglée ; et une vingtaine de séquences exportées « au cas où » dorment depuis l’an passé. On l’apprend le jour où un salarié demande ses images.',
    outcome:
      'Chaque matin, le flux demande à Frigate le plus ancien jour gardé par caméra et la liste des séquences exportées. Il compare à votre durée, et chaque export à un registre : motif, demandeur, date de fin. Une ligne par jour en garde la preuve ; un courriel ne part que s’il y a quelque chose à effacer ou à justifier.',
    avoid:
      'Il voit les enregistrements et les exports de Frigate, pas ses instantanés, ni une caméra ôtée de sa configuration, une copie sur clé ou un autre enregistreur. Dans un lieu ouvert au public, l’autorisation fixe la durée, un mois au plus (code de la sécurité intérieure, L252-5) ; ce réglage est à vous.',
    approval:
      'Rien n’est effacé par le flux : une personne supprime, ou inscrit un motif au registre avec une fin. Une image réclamée par la justice se garde ainsi. Aucune image n’est lue ni copiée.',
    failure:
      'Frigate ou registre muet : la ligne du jour dit « non vérifié » et le courriel donne la cause. Une caméra censée enregistrer, mais muette depuis deux jours, est signalée aussi. Si le courriel lui-même échoue, Slack est prévenu. Relancé le même jour, le flux réécrit la ligne du jour et renvoie le courriel.',
  },
  en: {
    title: 'Verify that CCTV footage is really erased in time',
    problem:
      'The poster at the entrance promises fifteen days. The disk was enlarged, the period never set; and some twenty clips exported “just in case” have slept there since last year. One learns it the day an employee asks for footage.',
    outcome:
      'Every morning the flow asks Frigate for the oldest day kept by each camera and for the list of exported clips. It compares with your period, and each export with a register: reason, requester, end date. One row a day keeps the proof; an email leaves only if there is something to erase or to justify.',
    avoid:
      'It sees Frigate’s recordings and exports, not its snapshots, a camera taken out of its configuration, a copy on a stick or another recorder. In France, for a place open to the public, the permit sets the period, one month at most (internal security code, L252-5); that setting is yours.',
    approval:
      'The flow erases nothing: a person deletes, or enters a reason in the register with an end. Footage claimed by a court is kept in that way. No picture is read or copied.',
    failure:
      'Frigate or register silent: the row of the day says “unchecked” and the email gives the cause. A camera meant to record but silent for two days is reported as well. Should the email itself fail, Slack is told. Started again on the same day, the flow rewrites the row and sends the email again.',
  },
  nodes: {
    daily: {
      use: 'scheduleTrigger',
      name: { fr: 'Sept heures', en: 'Seven o’clock' },
      why: {
        fr: 'Lu avant le début de la journée.',
        en: 'Read before the day begins.',
      },
      with: at('0 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre durée', en: 'Your period' },
      why: {
        fr: 'Celle de l’affiche. L’adresse interne de Frigate, port 5000, ne sort pas du réseau.',
        en: 'The one on the poster. Frigate’s internal address, port 5000, stays in the network.',
      },
      with: fields(
        {
          today: "={{ $now.setZone('Europe/Paris').toISODate() }}",
          frigate: 'http://frigate.interne.example:5000',
          days: 15,
          silent: 2,
          register: { fr: 'séquences gardées', en: 'clips kept' },
          proof: { fr: 'contrôles vidéo', en: 'video checks' },
          from: 'n8n@votre-entreprise.example',
          to: 'dpo@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    config: {
      use: 'httpRequest',
      name: { fr: 'Lire les caméras', en: 'Read the cameras' },
      why: {
        fr: 'Une caméra ajoutée hier est contrôlée aujourd’hui.',
        en: 'A camera added yesterday is checked today.',
      },
      with: asked('config'),
      onError: 'continue',
      retry: [3, 5],
    },
    cameras: {
      use: 'code',
      name: { fr: 'Une caméra, une question', en: 'One camera, one question' },
      why: {
        fr: 'Désactivée ou sans enregistrement, elle garde d’anciennes images : elle compte.',
        en: 'Disabled or not recording, it keeps old footage: it counts.',
      },
      with: allItems(CAMERAS),
    },
    some: {
      use: 'if',
      name: { fr: 'Des caméras ?', en: 'Any camera?' },
      why: {
        fr: 'Sans réponse, on ne conclut pas « rien ».',
        en: 'Without an answer one does not conclude “nothing”.',
      },
      with: all(isFilled('={{ $json.camera }}')),
    },
    days: {
      use: 'httpRequest',
      name: { fr: 'Jours gardés', en: 'Days kept' },
      why: { fr: 'À l’heure de Paris, caméra par caméra.', en: 'On Paris time, camera by camera.' },
      with: asked(
        '{{ encodeURIComponent($json.camera) }}/recordings/summary?timezone=Europe/Paris',
      ),
      onError: 'continue',
      retry: [3, 5],
    },
    exports: {
      use: 'httpRequest',
      name: { fr: 'Séquences exportées', en: 'Clips exported' },
      why: {
        fr: 'Frigate ne les efface jamais de lui-même.',
        en: 'Frigate never erases these by itself.',
      },
      with: asked('exports'),
      once: true,
      onError: 'continue',
      retry: [3, 5],
    },
    register: {
      use: 'dataTable',
      name: { fr: 'Registre des séquences', en: 'Register of clips' },
      why: {
        fr: 'Colonnes export (id Frigate), reason, asked_by, until (AAAA-MM-JJ).',
        en: 'Columns export (Frigate’s id), reason, asked_by, until (YYYY-MM-DD).',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName(setting('register')),
        returnAll: true,
      },
      once: true,
      onError: 'continue',
      always: true,
    },
    judged: {
      use: 'code',
      name: { fr: 'Comparer à la durée', en: 'Compare with the period' },
      why: {
        fr: 'Un export sans motif se juge à son âge.',
        en: 'An export without a reason is judged by its age.',
      },
      with: allItems(JUDGED),
    },
    prove: {
      use: 'dataTable',
      name: { fr: 'Garder la preuve', en: 'Keep the proof' },
      why: {
        fr: 'Colonnes day, state, oldest, clips ; une ligne par jour.',
        en: 'Columns day, state, oldest, clips; one row a day.',
      },
      with: remembered(byName(setting('proof')), 'day', {
        day: setting('today'),
        state: '={{ $json.state }}',
        oldest: '={{ $json.oldest }}',
        clips: '={{ $json.clips }}',
      }),
      onError: 'continue',
    },
    wrong: {
      use: 'if',
      name: { fr: 'Quelque chose à faire ?', en: 'Anything to do?' },
      why: { fr: 'Un courriel quotidien ne se lit plus.', en: 'A daily email is no longer read.' },
      with: all(isTrue("={{ $('judged').first().json.state !== 'ok' || Boolean($json.error) }}")),
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Prévenir le responsable', en: 'Tell the person in charge' },
      why: {
        fr: 'Avec les id à chercher dans Frigate.',
        en: 'With the ids to look for in Frigate.',
      },
      with: mailed(
        { from: setting('from'), to: setting('to') },
        "={{ $('judged').first().json.subject }}",
        {
          fr: "={{ $('judged').first().json.text + ($json.error ? '\\n\\nLa preuve du jour n’a pas pu être écrite.' : '') }}",
          en: "={{ $('judged').first().json.text + ($json.error ? '\\n\\nToday’s proof could not be written.' : '') }}",
        },
      ),
      retry: [3, 5],
    },
    stopped,
    told: toldInSlack,
  },
  links: [
    'daily > settings > config > cameras > some.yes > days > exports > register > judged > prove > wrong.yes > tell',
    'some.no > judged',
    'stopped > told',
  ],
  examples,
})
