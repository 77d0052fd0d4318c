import { allItems } from '../../fragments/code.ts'
import { all, amount, isFalse, isFilled } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { DUE, LIST, REPORT, ZONES } from './eteindre-machines-de-test.code.ts'
import { examples } from './eteindre-machines-de-test.examples.ts'

const CHANNEL = { fr: '#developpement', en: '#development' }
const API = 'https://api.scaleway.com/instance/v1/zones'
const TOKEN = {
  authentication: 'genericCredentialType',
  genericAuthType: 'httpHeaderAuth',
} as const
const SERVERS = {
  url: `=${API}/{{ $json.zone }}/servers?state=running&per_page=100`,
  ...TOKEN,
  options: { timeout: 30_000 },
} as const

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Éteindre le soir les machines de test que nul ne garde',
    problem:
      'Neuf machines de recette tournent nuit et week-end pour douze heures d’usage par semaine. Chacun croit que le collègue s’en sert ; personne n’ose éteindre, la facture Scaleway monte.',
    outcome:
      'En semaine à 18 h, Slack annonce les machines étiquetées « test » encore allumées. À 20 h, celles qui le sont toujours et que personne n’a marquées « garder » sont éteintes, puis Slack dit lesquelles. Celles que l’on garde sont rappelées au passage, au moins le lundi.',
    avoid:
      'Une machine sans l’étiquette n’est jamais touchée : c’est vous qui décidez où la mettre, pas en production. Les disques et les adresses restent facturés. Rallumer prend des minutes, parfois plus. Une base qui n’enregistre qu’à l’arrêt propre n’a rien à faire dans cette liste.',
    approval:
      'Chacun peut garder sa machine jusqu’à 20 h, d’une étiquette ; elle vaut tant qu’on ne l’enlève pas. Le flux éteint, il ne supprime pas et ne rallume rien. Une machine protégée dans Scaleway reste allumée.',
    failure:
      'Annonce impossible dans Slack : rien n’est éteint ce soir-là, un courriel le dit. Zone illisible ou arrêt refusé : le message les nomme. Le flux lit cent machines allumées par zone. Relancé à la main, il annonce et attend de nouveau deux heures.',
  },
  en: {
    title: 'Switch off test machines in the evening unless kept',
    problem:
      'Nine staging machines run nights and weekends for twelve hours of use a week. Each believes a colleague needs them; nobody dares to switch off, and Scaleway’s invoice climbs.',
    outcome:
      'On weekdays at 6 pm Slack announces machines tagged “test” that still run. At 8 pm, those still running that nobody marked “keep” are switched off, and Slack then says which. Those kept are recalled along with it, on Mondays at least.',
    avoid:
      'A machine without the tag is never touched: where to put it is your decision, and not in production. Disks and addresses go on being charged. Starting again takes minutes, sometimes more. A database that only saves upon a clean stop is out of place here.',
    approval:
      'Anybody can keep a machine until 8 pm with a tag, until taken off. The flow switches off; it deletes nothing and starts nothing again. One protected in Scaleway stays on.',
    failure:
      'If Slack refuses the announcement, nothing is switched off that evening and an email says so. A zone unreadable or a stop refused: the post names them. The flow reads a hundred running machines a zone. Run by hand, it announces and again waits two hours.',
  },
  nodes: {
    evening: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, 18 h', en: 'Weekdays, 6 pm' },
      why: {
        fr: 'Tant que l’équipe lit encore Slack.',
        en: 'While the team still reads Slack.',
      },
      with: at('0 18 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos étiquettes', en: 'Your tags' },
      why: {
        fr: 'Les zones où vous avez des machines, et deux étiquettes Scaleway.',
        en: 'The zones where you have machines, and two Scaleway tags.',
      },
      with: fields(
        {
          zones: list(['fr-par-1', 'fr-par-2']),
          test: 'test',
          keep: { fr: 'garder', en: 'keep' },
          console: 'https://console.scaleway.com/instance/servers',
          admin: 'informatique@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    zones: {
      use: 'code',
      name: { fr: 'Zone par zone', en: 'Zone by zone' },
      why: {
        fr: 'Scaleway répond une zone à la fois.',
        en: 'Scaleway answers one zone at a time.',
      },
      with: allItems(ZONES),
    },
    servers: {
      use: 'httpRequest',
      name: { fr: 'Machines allumées', en: 'Running machines' },
      why: {
        fr: 'Clé secrète dans l’en-tête X-Auth-Token, limitée aux instances.',
        en: 'Secret key in the header X-Auth-Token, limited to instances.',
      },
      with: SERVERS,
      onError: 'continue',
      retry: [3, 10],
    },
    list: {
      use: 'code',
      name: { fr: 'À éteindre, à garder', en: 'To switch off, to keep' },
      why: {
        fr: 'Sans l’étiquette de test, une machine n’existe pas pour le flux.',
        en: 'Without the test tag a machine does not exist for the flow.',
      },
      with: allItems(LIST),
    },
    any: {
      use: 'if',
      name: { fr: 'Quelque chose à dire ?', en: 'Anything to say?' },
      why: {
        fr: 'Tout éteint, tout lu : la soirée est calme.',
        en: 'All off and all read makes a quiet evening.',
      },
      with: all(isFilled('={{ $json.text }}')),
    },
    announce: {
      use: 'slack',
      name: { fr: 'Annoncer', en: 'Announce' },
      why: {
        fr: 'Deux heures pour sauver un essai en cours.',
        en: 'Two hours to save a trial that is running.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
      onError: 'output',
      retry: [2, 10],
    },
    some: {
      use: 'filter',
      name: { fr: 'À éteindre ?', en: 'Any to switch off?' },
      why: {
        fr: 'Rappeler celles que l’on garde n’éteint rien.',
        en: 'Recalling those kept switches nothing off.',
      },
      with: all(amount("={{ $('list').first().json.off }}", 'gt', 0)),
    },
    hold: {
      use: 'wait',
      name: { fr: 'Deux heures', en: 'Two hours' },
      why: {
        fr: 'n8n peut redémarrer entre-temps : l’attente est gardée.',
        en: 'n8n may restart meanwhile, as the wait is kept.',
      },
      with: { resume: 'timeInterval', amount: 2, unit: 'hours' },
    },
    again: {
      use: 'code',
      name: { fr: 'Les mêmes zones', en: 'The same zones' },
      why: {
        fr: 'Ce qui était vrai à 18 h ne l’est plus forcément.',
        en: 'What held at six may hold no more.',
      },
      with: allItems(ZONES),
    },
    now: {
      use: 'httpRequest',
      name: { fr: 'Relire à 20 h', en: 'Read again at 8 pm' },
      why: {
        fr: 'L’étiquette ajoutée à 19 h 55 compte.',
        en: 'A tag added at five to eight counts.',
      },
      with: SERVERS,
      onError: 'continue',
      retry: [3, 10],
    },
    due: {
      use: 'code',
      name: { fr: 'Annoncées et non gardées', en: 'Announced and not kept' },
      why: {
        fr: 'Une machine allumée à 19 h n’a pas été annoncée : elle reste.',
        en: 'One started at seven was not announced, so it stays.',
      },
      with: allItems(DUE),
    },
    left: {
      use: 'if',
      name: { fr: 'Il en reste ?', en: 'Any left?' },
      why: {
        fr: 'Sinon, seul le compte rendu part.',
        en: 'If not, only the report leaves.',
      },
      with: all(isFalse('={{ $json.none }}')),
    },
    off: {
      use: 'httpRequest',
      name: { fr: 'Éteindre', en: 'Switch off' },
      why: {
        fr: '« poweroff » : la mise en veille, elle, reste facturée.',
        en: '“poweroff”, since standby goes on being charged.',
      },
      with: {
        method: 'POST',
        url: `=${API}/{{ $json.zone }}/servers/{{ $json.id }}/action`,
        ...TOKEN,
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify({ action: "poweroff" }) }}',
        options: { timeout: 30_000, batching: { batch: { batchSize: 5, batchInterval: 1000 } } },
      },
      onError: 'continue',
    },
    report: {
      use: 'code',
      name: { fr: 'Ce qui est fait', en: 'What was done' },
      why: {
        fr: 'Scaleway rend une tâche pour chaque arrêt accepté.',
        en: 'Scaleway returns a task for each stop it accepts.',
      },
      with: allItems(REPORT),
    },
    say: {
      use: 'slack',
      name: { fr: 'Rendre compte', en: 'Report' },
      why: {
        fr: 'Demain matin, on sait pourquoi la machine ne répond pas.',
        en: 'Tomorrow people know why the machine does not answer.',
      },
      with: posted(CHANNEL, '={{ $json.text }}'),
      onError: 'output',
      retry: [2, 10],
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’informatique', en: 'Write to IT' },
      why: {
        fr: 'Sans annonce, éteindre serait une mauvaise surprise.',
        en: 'Unannounced, switching off would be a nasty surprise.',
      },
      with: mailed(
        { from: setting('admin'), to: setting('admin') },
        {
          fr: 'Machines de test : Slack a refusé le message',
          en: 'Test machines: Slack refused the post',
        },
        '={{ $json.text }}\n\n{{ $json.error.message ?? $json.error }}',
      ),
    },
  },
  links: [
    'evening > settings > zones > servers > list > any.yes > announce > some > hold > again > now > due > left.yes > off > report > say',
    'left.no > report',
    'announce.error > mail',
    'say.error > mail',
  ],
  examples,
})
