import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { at } from '../../fragments/schedule.ts'
import { postedInTeams } from '../../fragments/teams.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './verifier-sauvegardes-nocturnes.examples.ts'

/** The middle of the seven before, so that one odd night does not move the yardstick. */
const JUDGE = `const files = $input.all().map(item => item.json);
const blind = files.some(file => file.error !== undefined);
const share = $('settings').first().json.share;
return $('each').all().map(({ json: plan }) => {
  const own = files
    .filter(file => typeof file.Key === 'string' && file.Key.startsWith(plan.folder))
    .map(file => ({ at: new Date(file.LastModified).getTime(), size: Number(file.Size) }))
    .sort((one, other) => other.at - one.at);
  const last = own[0];
  const before = own.slice(1, 8).map(file => file.size).sort((one, other) => one - other);
  const usual = before[Math.floor(before.length / 2)] ?? last?.size ?? 0;
  const hours = last ? Math.round(($now.toMillis() - last.at) / 3600000) : 0;
  const percent = last && usual ? Math.round(last.size / usual * 100) : 0;
  let state = 'good';
  if (!last) state = blind ? 'blind' : 'missing';
  else if (hours > plan.hours) state = 'old';
  else if (percent < share) state = 'small';
  return { json: { name: plan.name, ping: plan.ping, state, hours, percent } };
});`

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler chaque matin que les sauvegardes sont bien là',
    problem:
      'La sauvegarde tourne depuis trois ans, personne ne la regarde. Le jour du sinistre, on découvre qu’elle écrit depuis mars des fichiers de quelques kilo-octets.',
    outcome:
      'Chaque matin, le dernier fichier de chaque dossier S3 est pesé et daté. Absent, vieux ou trop léger : la personne de garde reçoit la liste, et un SMS part chez une seconde si nul ne répond.',
    avoid:
      'Un fichier présent et lourd peut être corrompu : restaurez-en un vous-même chaque trimestre. Les sauvegardes par différences, dont le poids varie chaque nuit, demandent un autre seuil.',
    approval:
      'La personne de garde clique sur « Je m’en occupe ». Sans clic dans les quatre heures, ou sur un refus, la seconde personne est prévenue. Rien n’est relancé ni effacé.',
    failure:
      'Stockage injoignable : un message le dit dans Teams, sans crier à la sauvegarde perdue. Courriel refusé : le SMS part aussitôt. Et si n8n s’arrête, le guetteur ne reçoit plus son signal et alerte à sa place.',
  },
  en: {
    title: 'Check each morning that last night’s backups are there',
    problem:
      'The backup has run for three years and nobody looks at it. After the fire you find out that since March it has written a few kilobytes.',
    outcome:
      'Each morning the latest file of every S3 folder is weighed and dated. If it is missing, too old or far lighter than usual, whoever is on call gets the list; a second person gets a text when nobody answers.',
    avoid:
      'A file that is there and heavy may still be corrupt: restore one yourself every quarter. Incremental backups, whose size changes nightly, need another limit.',
    approval:
      'Whoever is on call clicks “I am on it”. After four hours without a click, or on a refusal, the second person is told. Nothing is restarted or deleted.',
    failure:
      'Storage out of reach: a message in Teams says so, without crying lost backup. Email refused: the text leaves at once. Should n8n itself stop, the watchdog misses its signal and raises the alarm instead.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Sept heures et demie', en: 'Half past seven' },
      why: {
        fr: 'Après la dernière sauvegarde, avant que la journée n’écrive par-dessus.',
        en: 'After the last backup, before the day writes over anything.',
      },
      with: at('30 7 * * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos sauvegardes', en: 'Your backups' },
      why: {
        fr: 'Un dossier et un âge permis par sauvegarde, avec l’adresse de son guetteur.',
        en: 'A folder and a permitted age for each, and its watchdog’s address.',
      },
      with: fields(
        {
          bucket: { fr: 'votre-seau', en: 'your-bucket' },
          share: 60,
          plans: list([
            {
              name: 'ERP',
              folder: 'erp/',
              hours: 26,
              ping: 'https://guetteur.votre-entreprise.example/ping/erp',
            },
            {
              name: 'Web',
              folder: 'web/',
              hours: 170,
              ping: 'https://guetteur.votre-entreprise.example/ping/web',
            },
          ]),
          from: 'sauvegardes@votre-entreprise.example',
          oncall: 'astreinte@votre-entreprise.example',
          number: { fr: 'numéro d’envoi', en: 'number to send from' },
          second: { fr: 'numéro de la seconde personne', en: 'number of the second person' },
          team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
          channel: { fr: 'identifiant du canal', en: 'id of the channel' },
          register: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Une sauvegarde à la fois', en: 'One backup at a time' },
      why: {
        fr: 'Chacune a son rythme : la nuit pour l’une, la semaine pour l’autre.',
        en: 'Each has its rhythm: nightly for one, weekly for another.',
      },
      with: { fieldToSplitOut: 'plans', options: {} },
    },
    stored: {
      use: 's3',
      name: { fr: 'Lister les fichiers', en: 'List the files' },
      why: {
        fr: 'Une clé en lecture seule. Gardez moins de mille fichiers par dossier : au-delà, le nœud mêle les pages.',
        en: 'With a read-only key. Keep fewer than a thousand files a folder, or the node mixes up its pages.',
      },
      with: {
        resource: 'file',
        operation: 'getAll',
        bucketName: "={{ $('settings').first().json.bucket }}",
        returnAll: true,
        options: { folderKey: '={{ $json.folder }}' },
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Peser et dater', en: 'Weigh and date' },
      why: {
        fr: 'Le repère est le poids médian des sept précédentes : une nuit étrange ne le déplace pas.',
        en: 'The yardstick is the median of the seven before, which one odd night cannot move.',
      },
      with: allItems(JUDGE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Saine, inconnue, ou en défaut', en: 'Sound, unknown, or at fault' },
      why: {
        fr: 'Ne pas savoir n’est pas avoir perdu : l’inconnu a sa propre suite.',
        en: 'Not knowing is not having lost, so the unknown goes its own way.',
      },
      with: cases({
        good: text('={{ $json.state }}', 'equals', 'good'),
        blind: text('={{ $json.state }}', 'equals', 'blind'),
      }),
    },
    ping: {
      use: 'httpRequest',
      name: { fr: 'Rassurer le guetteur', en: 'Reassure the watchdog' },
      why: {
        fr: 'Healthchecks ou Uptime Kuma sonne quand ce signal manque ; un échec ici n’arrête donc rien.',
        en: 'Healthchecks or Uptime Kuma rings when this signal is missing, so failure here stops nothing.',
      },
      with: { url: '={{ $json.ping }}', options: { timeout: 10000 } },
      onError: 'continue',
    },
    unknown: {
      use: 'teams',
      name: { fr: 'Dire que l’on ne sait pas', en: 'Say that it is not known' },
      why: {
        fr: 'Une clé expirée est la cause habituelle : un message suffit pour toutes.',
        en: 'An expired key is the usual cause: one message does for all.',
      },
      with: postedInTeams({
        fr: "=Le stockage {{ $('settings').first().json.bucket }} n’a pas pu être lu ce matin. Sauvegardes non contrôlées, {{ $json.name }} la première. Vérifiez la clé.",
        en: "=The storage {{ $('settings').first().json.bucket }} could not be read this morning. Backups not checked, {{ $json.name }} first. Check the key.",
      }),
      once: true,
    },
    line: {
      use: 'set',
      name: { fr: 'Nommer le défaut', en: 'Name the fault' },
      why: {
        fr: 'Absente, vieille ou légère : on ne cherche pas au même endroit.',
        en: 'Missing, old or light: each is looked into at a different place.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.name + ' : ' + (({ missing: 'aucun fichier', old: 'dernier fichier il y a ' + $json.hours + ' h', small: $json.percent + ' % du poids habituel' })[$json.state]) }}",
            en: "={{ $json.name + ': ' + (({ missing: 'no file at all', old: 'latest file ' + $json.hours + ' h ago', small: $json.percent + '% of the usual size' })[$json.state]) }}",
          },
        },
        { alone: true },
      ),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Un disque plein en touche plusieurs : une alerte, pas cinq.',
        en: 'A full disk hits several at once: one alert, not five.',
      },
      with: gathered('line'),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Qui s’en occupe ?', en: 'Who is on it?' },
      why: {
        fr: 'Une alerte dont personne n’accuse réception n’a prévenu personne.',
        en: 'An alert that nobody acknowledges has told nobody.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.oncall }}",
        subject: {
          fr: '=Sauvegardes en défaut : {{ $json.line.length }}',
          en: '=Backups at fault: {{ $json.line.length }}',
        },
        message: "={{ $json.line.join('\\n') }}",
        responseType: 'approval',
        approvalOptions: {
          values: {
            approvalType: 'double',
            approveLabel: { fr: 'Je m’en occupe', en: 'I am on it' },
            disapproveLabel: { fr: 'Je ne peux pas', en: 'I cannot' },
          },
        },
        options: answeredWithin(4, 'hours'),
      },
      onError: 'output',
    },
    taken: {
      use: 'if',
      name: { fr: 'Prise en charge ?', en: 'Taken on?' },
      why: {
        fr: 'Le silence compte comme un non : la nuit prochaine approche.',
        en: 'Silence counts as a no, since the next night is coming.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    register: {
      use: 'grist',
      name: { fr: 'Tenir le registre', en: 'Keep the register' },
      why: {
        fr: 'Assureurs et auditeurs demandent la trace des contrôles.',
        en: 'Insurers and auditors ask for a trace of such checks.',
      },
      with: {
        operation: 'create',
        docId: "={{ $('settings').first().json.register }}",
        tableId: 'Backups',
        dataToSend: 'defineInNode',
        fieldsToSend: {
          properties: [
            { fieldId: 'day', fieldValue: '={{ $now.toISODate() }}' },
            {
              fieldId: 'faults',
              fieldValue: "={{ $('gather').first().json.line.join(' ; ') }}",
            },
          ],
        },
      },
    },
    sms: {
      use: 'twilio',
      name: { fr: 'Prévenir la seconde personne', en: 'Tell the second person' },
      why: {
        fr: 'Un autre canal, pour une autre personne : les deux pannes sont séparées.',
        en: 'Another channel, another person: both will hardly fail together.',
      },
      with: {
        resource: 'sms',
        operation: 'send',
        from: "={{ $('settings').first().json.number }}",
        to: "={{ $('settings').first().json.second }}",
        message: {
          fr: "=Sauvegardes, personne n’a répondu. {{ $('gather').first().json.line.join(' ; ') }}",
          en: "=Backups, nobody has answered. {{ $('gather').first().json.line.join('; ') }}",
        },
        options: {},
      },
    },
  },
  links: [
    'morning > settings > each > stored > judge > state.good > ping',
    'state.blind > unknown',
    'state.other > line > gather > ask > taken.yes > register',
    'taken.no > sms',
    'ask.error > sms',
  ],
  examples,
})
