import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, list } from '../../fragments/fields.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relancer-postes-non-conformes.examples.ts'

const JUDGE = `const answers = $('hosts').all().map(item => item.json);
if (answers.some(one => !Array.isArray(one.hosts))) return [{ json: { stage: 'blind', serial: '-', computer: '-' } }];
const rules = $('rules').all().map(item => item.json);
const known = new Map($input.all().map(item => item.json).filter(row => row.serial).map(row => [row.serial, row.weeks]));
const faulty = new Map();
for (const [at, { hosts }] of answers.entries())
  for (const host of hosts) {
    const one = faulty.get(host.hardware_serial) ?? { computer: host.computer_name, user: host.device_mapping?.[0]?.email ?? '', faults: [], links: [] };
    one.faults.push(rules[at].name);
    one.links.push(rules[at].page);
    faulty.set(host.hardware_serial, one);
  }
const stageOf = (weeks, user) => {
  if (!user) return weeks === 1 ? 'ticket' : 'waits';
  if (weeks <= 2) return 'remind';
  if (weeks === 3) return 'lead';
  return weeks === 4 ? 'ticket' : 'waits';
};
const due = [...faulty].map(([serial, one]) => {
  const weeks = (known.get(serial) ?? 0) + 1;
  return { stage: stageOf(weeks, one.user), serial, weeks, computer: one.computer, user: one.user, faults: one.faults.join(', '), links: one.links.join('\\n') };
});
const healed = [...known.keys()].filter(serial => !faulty.has(serial)).map(serial => ({ stage: 'healed', serial, computer: serial }));
return [...due, ...healed].map(json => ({ json }));`

const THIS_MACHINE = {
  conditions: [{ keyName: 'serial', keyValue: "={{ $('judge').item.json.serial }}" }],
}

export default defineRecipe({
  category: 'it',
  level: 'confirmed',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Relancer les postes non chiffrés ou pas à jour, par paliers',
    problem:
      'Onze portables n’ont pas la mise à jour, deux ne sont pas chiffrés. On écrit à tout le monde, personne ne se sent visé, et l’assureur demande la liste le jour du vol.',
    outcome:
      'Chaque lundi, Fleet dit quel poste manque à quelle règle. Son utilisateur reçoit la marche à suivre deux semaines ; la troisième, son responsable ; la quatrième, un ticket Zammad. Un poste réparé sort de la liste sans un mot.',
    avoid:
      'Sous dix postes, passez les voir. Si vous pouvez imposer la mise à jour à distance, faites-le : relancer ne sert qu’où le choix du moment revient aux gens.',
    approval:
      'Le flux n’isole ni n’efface aucun poste. Le ticket demande au service informatique de décider ; le responsable parle à son collègue.',
    failure:
      'Une règle illisible : rien n’est envoyé ni effacé, Slack le dit. Un envoi refusé ne compte pas comme semaine ; le même palier revient le lundi suivant.',
  },
  en: {
    title: 'Chase machines unencrypted or out of date, step by step',
    problem:
      'Eleven laptops lack the update, two are unencrypted. Everybody gets a mail, nobody feels meant, and the insurer asks for the list on the day of the theft.',
    outcome:
      'Each Monday Fleet says which machine breaks which rule. Its user gets instructions for two weeks; in the third their manager hears of it; in the fourth a Zammad ticket opens. A mended machine leaves the list without a word.',
    avoid:
      'With fewer than ten machines, go and see them. Where updates can be enforced from afar, do so: chasing helps just where people choose the moment.',
    approval:
      'The flow isolates and wipes nothing. The ticket asks IT to decide; the manager talks to the colleague.',
    failure:
      'A rule that cannot be read: nothing is sent or erased, and Slack says so. A refused message does not count as a week; the same step comes round next Monday.',
  },
  nodes: {
    monday: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi à dix heures', en: 'Monday at ten' },
      why: {
        fr: 'Les postes rallumés le lundi ont eu le temps de se signaler.',
        en: 'Machines switched on that morning have had time to report.',
      },
      with: at('0 10 * * 1'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Chaque règle porte sa page d’aide : un reproche sans mode d’emploi n’avance à rien.',
        en: 'Each rule has its help page: blame without instructions gets nowhere.',
      },
      with: fields({
        fleet: 'https://fleet.votre-entreprise.example',
        rules: list([
          { id: 4, name: 'BitLocker', page: 'https://aide.votre-entreprise.example/bitlocker' },
          {
            id: 9,
            name: 'Windows 11 25H2',
            page: 'https://aide.votre-entreprise.example/windows',
          },
        ]),
        from: 'informatique@votre-entreprise.example',
        lead: 'direction@votre-entreprise.example',
        group: { fr: 'Informatique', en: 'IT' },
        channel: { fr: 'informatique', en: 'it' },
        table: { fr: 'postes relancés', en: 'machines chased' },
      }),
    },
    rules: {
      use: 'splitOut',
      name: { fr: 'Règle par règle', en: 'Rule by rule' },
      why: {
        fr: 'Fleet répond par règle ; un poste peut en enfreindre deux.',
        en: 'Fleet answers by rule, and a machine may break two.',
      },
      with: { fieldToSplitOut: 'rules', options: {} },
    },
    hosts: {
      use: 'httpRequest',
      name: { fr: 'Postes en défaut', en: 'Machines at fault' },
      why: {
        fr: 'Avec l’adresse de l’utilisateur, que Fleet lit dans le navigateur.',
        en: 'With the user’s address, which Fleet reads in the browser.',
      },
      with: {
        url: "={{ $('settings').first().json.fleet }}/api/v1/fleet/hosts?policy_id={{ $json.id }}&policy_response=failing&device_mapping=true&per_page=1000",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpBearerAuth',
        options: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    known: {
      use: 'dataTable',
      name: { fr: 'Semaines déjà passées', en: 'Weeks gone by' },
      why: {
        fr: 'La table retient depuis quand ; Fleet ne dit que maintenant.',
        en: 'The table knows since when; Fleet knows just now.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        returnAll: true,
      },
      once: true,
      always: true,
    },
    judge: {
      use: 'code',
      name: { fr: 'Choisir le palier', en: 'Choose the step' },
      why: {
        fr: 'Une règle muette arrête tout : ses postes passeraient sinon pour réparés.',
        en: 'A silent rule stops it all, or its machines would pass for mended.',
      },
      with: allItems(JUDGE),
    },
    stage: {
      use: 'switch',
      name: { fr: 'Réparé, rappel, responsable, ticket', en: 'Mended, reminder, manager, ticket' },
      why: {
        fr: 'Un poste sans utilisateur connu va droit au ticket.',
        en: 'A machine whose user is unknown goes straight to a ticket.',
      },
      with: cases({
        blind: text('={{ $json.stage }}', 'equals', 'blind'),
        healed: text('={{ $json.stage }}', 'equals', 'healed'),
        remind: text('={{ $json.stage }}', 'equals', 'remind'),
        lead: text('={{ $json.stage }}', 'equals', 'lead'),
        ticket: text('={{ $json.stage }}', 'equals', 'ticket'),
      }),
    },
    forget: {
      use: 'dataTable',
      name: { fr: 'Sortir de la liste', en: 'Take off the list' },
      why: {
        fr: 'Une rechute dans six mois repartira de la première semaine.',
        en: 'A relapse in six months starts again at week one.',
      },
      with: {
        resource: 'row',
        operation: 'deleteRows',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        matchType: 'allConditions',
        filters: THIS_MACHINE,
        options: {},
      },
    },
    remind: {
      use: 'emailSend',
      name: { fr: 'Écrire à l’utilisateur', en: 'Write to the user' },
      why: {
        fr: 'Son poste, ses règles, ses pages : il n’a rien à chercher.',
        en: 'Their machine, their rules, their pages: nothing to look up.',
      },
      with: {
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: '={{ $json.user }}',
        subject: {
          fr: '=Votre poste {{ $json.computer }} : à faire cette semaine',
          en: '=Your machine {{ $json.computer }}: to be done this week',
        },
        emailFormat: 'text',
        text: {
          fr: '={{ $json.computer }} : {{ $json.faults }}\nMarche à suivre :\n{{ $json.links }}\nComptez vingt minutes. Vous ne pouvez pas ? Répondez à ce message.',
          en: '={{ $json.computer }}: {{ $json.faults }}\nWhat to do:\n{{ $json.links }}\nIt takes twenty minutes. You cannot? Answer this message.',
        },
        options: { appendAttribution: false },
      },
      onError: 'output',
    },
    lead: {
      use: 'emailSend',
      name: { fr: 'Écrire au responsable', en: 'Write to the manager' },
      why: {
        fr: 'Souvent, il manque vingt minutes que lui seul peut donner.',
        en: 'What is lacking is often twenty minutes that they alone can give.',
      },
      with: {
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.lead }}",
        subject: {
          fr: '=Troisième semaine : {{ $json.user }}',
          en: '=Third week: {{ $json.user }}',
        },
        emailFormat: 'text',
        text: {
          fr: '={{ $json.computer }} : {{ $json.faults }}. Deux rappels sans effet ; un ticket s’ouvrira lundi.',
          en: '={{ $json.computer }}: {{ $json.faults }}. Two reminders without effect; a ticket opens on Monday.',
        },
        options: { appendAttribution: false },
      },
      onError: 'output',
    },
    ticket: {
      use: 'zammad',
      name: { fr: 'Ouvrir un ticket', en: 'Open a ticket' },
      why: {
        fr: 'À ce stade, quelqu’un doit prendre le poste en main.',
        en: 'By now somebody has to take the machine in hand.',
      },
      with: {
        resource: 'ticket',
        operation: 'create',
        authentication: 'tokenAuth',
        title: '={{ $json.computer }} ({{ $json.serial }})',
        group: "={{ $('settings').first().json.group }}",
        customer: "={{ $('settings').first().json.from }}",
        article: {
          articleDetails: {
            subject: '={{ $json.computer }}',
            body: '={{ $json.faults }}\n{{ $json.user }}',
            visibility: 'internal',
            sender: 'System',
            type: 'note',
          },
        },
        additionalFields: {},
      },
      onError: 'output',
    },
    keep: {
      use: 'dataTable',
      name: { fr: 'Compter la semaine', en: 'Count the week' },
      why: {
        fr: 'Après l’envoi seulement : un rappel perdu ne fait avancer personne.',
        en: 'Only after sending: a lost reminder moves nobody on.',
      },
      with: {
        resource: 'row',
        operation: 'upsert',
        dataTableId: byName("={{ $('settings').first().json.table }}"),
        matchType: 'allConditions',
        filters: THIS_MACHINE,
        columns: columns({
          serial: "={{ $('judge').item.json.serial }}",
          weeks: "={{ $('judge').item.json.weeks }}",
        }),
        options: {},
      },
    },
    untold: {
      use: 'slack',
      name: { fr: 'Dire ce qui n’est pas parti', en: 'Say what did not leave' },
      why: {
        fr: 'Un lundi sans rappel ne veut pas dire que tout va bien.',
        en: 'A Monday without reminders does not mean that all is well.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        select: 'channel',
        channelId: byName("={{ $('settings').first().json.channel }}"),
        messageType: 'text',
        text: {
          fr: "={{ $('judge').item.json.stage === 'blind' ? 'Postes : Fleet n’a pas répondu, aucun rappel cette semaine.' : 'Rappel non parti pour ' + $('judge').item.json.computer + ' ; il repassera lundi.' }}",
          en: "={{ $('judge').item.json.stage === 'blind' ? 'Machines: Fleet did not answer, no reminders this week.' : 'Reminder not sent for ' + $('judge').item.json.computer + '; it comes round on Monday.' }}",
        },
        otherOptions: { includeLinkToWorkflow: false },
      },
    },
  },
  links: [
    'monday > settings > rules > hosts > known > judge > stage.remind > remind > keep',
    'stage.healed > forget',
    'stage.lead > lead > keep',
    'stage.ticket > ticket > keep',
    'stage.other > keep',
    'stage.blind > untold',
    'remind.error > untold',
    'lead.error > untold',
    'ticket.error > untold',
  ],
  examples,
})
