import { answeredWithin } from '../../fragments/patience.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, cases, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { listOf, model, shape } from '../../fragments/models.ts'
import { sent, unmarked } from '../../fragments/telegram.ts'
import { defineRecipe, type Params } from '../recipe.ts'
import { check } from './dicter-compte-rendu-intervention.code.ts'
import { examples } from './dicter-compte-rendu-intervention.examples.ts'

const toSender = (text: { readonly fr: string; readonly en: string }): Params =>
  sent("={{ $('settings').first().json.chat }}", text)

export default defineRecipe({
  category: 'agents',
  level: 'expert',
  minutes: 80,
  published: '2026-11-24',
  fr: {
    title: 'Dicter ses comptes rendus d’intervention depuis le fourgon',
    problem:
      'Le dépanneur remplit ses fiches le vendredi soir, de mémoire. Une heure disparaît, une courroie n’est jamais facturée, et le bureau rappelle trois fois pour savoir chez qui c’était.',
    outcome:
      'Il parle ou écrit à un robot Telegram. L’agent retrouve l’intervention du jour et les pièces, demande ce qui manque, relit. Un bouton, et le compte rendu est dans votre base, prêt à facturer.',
    avoid:
      'Si vos techniciens signent déjà sur une tablette, gardez-la : elle recueille la signature du client, ce que ce flux ne fait pas. Les photos ne sont pas lues.',
    approval:
      'Le technicien relit et confirme lui-même chaque compte rendu ; sans réponse dans l’heure, rien n’est enregistré. La facture reste l’affaire du bureau.',
    failure:
      'Voix illisible, base ou modèle en panne, inconnu qui écrit : la réponse dit que rien n’est enregistré et pourquoi. Le message reste dans Telegram, à renvoyer.',
  },
  en: {
    title: 'Dictate job reports from the van, read back before saving',
    problem:
      'The repairer fills in reports on Friday evening, from memory. An hour vanishes, a belt is never invoiced, and the office calls three times to ask whose place it was.',
    outcome:
      'They talk or write to a Telegram bot. The agent finds today’s job and the parts, asks for what is missing, reads it back. One button, and the report is in your database, ready to be invoiced.',
    avoid:
      'If your engineers sign on a tablet already, keep it: it takes the client’s signature, which this flow does not. Photos are not read.',
    approval:
      'Engineers read back and confirm each report themselves; without an answer within the hour nothing is saved. The invoice stays with the office.',
    failure:
      'Voice unreadable, database or model down, a stranger writing: the reply says that nothing was saved, and why. The message stays in Telegram, to be sent again.',
  },
  nodes: {
    told: {
      use: 'telegramTrigger',
      name: { fr: 'Message du technicien', en: 'Message from an engineer' },
      why: {
        fr: 'Une application qu’ils ont déjà, et qui garde le message quand le réseau manque.',
        en: 'An app they have anyway, which keeps the message where there is no network.',
      },
      with: { updates: ['message'], additionalFields: {} },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre équipe', en: 'Your team' },
      why: {
        fr: 'Les identifiants Telegram admis, dans technician : n’importe qui peut trouver un robot.',
        en: 'The Telegram ids let in, in technician: anybody can find a bot.',
      },
      with: fields(
        {
          chat: '={{ $json.message.chat.id }}',
          technician:
            "={{ ({ '111': 'Sami', '112': 'Lou' })[String($json.message.from.id)] ?? '' }}",
          text: "={{ $json.message.text ?? '' }}",
          voice: "={{ $json.message.voice?.file_id ?? '' }}",
        },
        { alone: true },
      ),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Voix, texte, autre ?', en: 'Voice, text, other?' },
      why: {
        fr: 'Un inconnu ou une photo reçoit une réponse, et rien de plus.',
        en: 'A stranger or a photo gets a reply, and no more.',
      },
      with: cases({
        voice: isTrue("={{ $json.technician !== '' && $json.voice !== '' }}"),
        text: isTrue("={{ $json.technician !== '' && $json.text !== '' }}"),
      }),
    },
    fetch: {
      use: 'telegram',
      name: { fr: 'Prendre la voix', en: 'Fetch the voice' },
      why: {
        fr: 'Telegram n’envoie qu’un numéro de fichier.',
        en: 'Telegram sends no more than a file number.',
      },
      with: { resource: 'file', operation: 'get', fileId: '={{ $json.voice }}', download: true },
      onError: 'output',
      retry: [2, 3],
    },
    hear: {
      use: 'openAi',
      name: { fr: 'Transcrire', en: 'Transcribe' },
      why: {
        fr: 'Dans un fourgon, on dicte : les gants ne tapent pas.',
        en: 'In a van one dictates: gloves do not type.',
      },
      with: {
        resource: 'audio',
        operation: 'transcribe',
        binaryPropertyName: 'data',
        options: { language: { fr: 'fr', en: 'en' } },
      },
      onError: 'output',
    },
    words: {
      use: 'set',
      name: { fr: 'Les mots', en: 'The words' },
      why: {
        fr: 'Voix ou texte, la suite est la même.',
        en: 'Voice or text, what follows is the same.',
      },
      with: fields(
        {
          said: '={{ $json.text }}',
          technician: "={{ $('settings').first().json.technician }}",
        },
        { alone: true },
      ),
    },
    open: {
      use: 'mySql',
      name: { fr: 'Ses interventions du jour', en: 'Today’s jobs' },
      why: {
        fr: 'Celles de ce technicien seul : la liste est courte, l’erreur rare.',
        en: 'This engineer’s alone: with a short list, mistakes are rare.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT COALESCE(JSON_ARRAYAGG(JSON_OBJECT('ref', ref, 'client', client)), JSON_ARRAY()) AS jobs FROM jobs WHERE technician = $1 AND day = $2 AND ref NOT IN (SELECT job FROM reports)",
        options: { queryReplacement: '={{ [$json.technician, $now.toISODate()] }}' },
      },
      onError: 'output',
      retry: [2, 3],
    },
    report: {
      use: 'agent',
      name: { fr: 'Remplir la fiche', en: 'Fill in the report' },
      why: {
        fr: 'Un agent avec mémoire : la durée arrive souvent au deuxième message.',
        en: 'An agent with a memory: the duration often comes in the second message.',
      },
      with: {
        promptType: 'define',
        text: {
          fr: "=Interventions ouvertes : {{ JSON.stringify($json.jobs) }}\nLe technicien dit : {{ $('words').first().json.said }}",
          en: "=Open jobs: {{ JSON.stringify($json.jobs) }}\nThe engineer says: {{ $('words').first().json.said }}",
        },
        hasOutputParser: true,
        options: {
          systemMessage: {
            fr: 'Tu remplis la fiche d’une intervention d’après ce que dit le technicien, message après message. job est la référence d’une intervention ouverte, reconnue au client ; vide si deux conviennent. hours est la durée dite, en heures décimales, 0 si elle n’a pas été dite : ne l’estime jamais. done résume le travail en une phrase, sans y ajouter. Pour chaque pièce citée, cherche son code avec l’outil, une fois par pièce ; n’en ajoute aucune parce qu’elle serait logique. Quand le message corrige, garde le reste. Quand il parle d’un autre client, repars de zéro. Tu ne promets rien et ne commentes pas.',
            en: 'You fill in the report of a job from what the engineer says, message after message. job is the reference of an open job, recognised by its client; empty if two would fit. hours is the duration that was said, in decimal hours, 0 if it was not said: never estimate it. done sums up the work in one sentence and adds nothing. For each part named, look its code up with the tool, once a part; add none because it would make sense. When a message corrects, keep the rest. When it speaks of another client, start afresh. You promise nothing and make no comment.',
          },
          maxIterations: 6,
        },
      },
      onError: 'output',
    },
    haiku: model('haiku', { fr: 'Modèle de la fiche', en: 'Report model' }),
    memory: {
      use: 'memoryBuffer',
      name: { fr: 'Mémoire du jour', en: 'Memory of the day' },
      with: {
        sessionIdType: 'customKey',
        sessionKey: "={{ $('settings').first().json.chat + ' ' + $now.toISODate() }}",
        contextWindowLength: 6,
      },
    },
    stock: {
      use: 'toolMySql',
      name: { fr: 'Codes des pièces', en: 'Part codes' },
      with: {
        operation: 'executeQuery',
        query: "SELECT sku, label FROM parts WHERE label LIKE CONCAT('%', $1, '%') LIMIT 8",
        options: { queryReplacement: "={{ [$fromAI('word', 'one word of the part', 'string')] }}" },
      },
    },
    form: {
      use: 'outputParserStructured',
      name: { fr: 'Forme de la fiche', en: 'Form of the report' },
      with: shape({
        job: { type: 'string' },
        hours: { type: 'number' },
        done: { type: 'string' },
        parts: listOf({ sku: { type: 'string' }, qty: { type: 'integer' } }),
      }),
    },
    check: {
      use: 'code',
      name: { fr: 'Voir ce qui manque', en: 'See what is missing' },
      why: {
        fr: 'Une référence hors de la liste du jour ne passe pas.',
        en: 'A reference off today’s list does not pass.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            job: 'quelle intervention',
            hours: 'combien de temps',
            done: 'ce qui a été fait',
            missing: 'Il me manque : ',
          },
          en: {
            job: 'which job',
            hours: 'how long it took',
            done: 'what was done',
            missing: 'I still need: ',
          },
        }),
      ),
    },
    complete: {
      use: 'if',
      name: { fr: 'Complet ?', en: 'Complete?' },
      why: {
        fr: 'Demander tout de suite, tant qu’il est encore sur place.',
        en: 'Ask at once, while they are still on the spot.',
      },
      with: all(isTrue('={{ $json.complete }}')),
    },
    ask: {
      use: 'telegram',
      name: { fr: 'Relire', en: 'Read it back' },
      why: {
        fr: 'Qui a fait le travail en répond, pas le modèle.',
        en: 'Whoever did the work answers for it, not the model.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        chatId: "={{ $('settings').first().json.chat }}",
        message: unmarked({
          fr: "={{ $json.job }}, {{ $json.client }}, {{ $json.hours }} h\n{{ $json.done }}\nPièces : {{ $json.parts || 'aucune' }}\nC’est juste ?",
          en: "={{ $json.job }}, {{ $json.client }}, {{ $json.hours }} h\n{{ $json.done }}\nParts: {{ $json.parts || 'none' }}\nIs that right?",
        }),
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(1, 'hours'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Confirmé ?', en: 'Confirmed?' },
      why: {
        fr: 'Une heure facturée par silence serait contestée.',
        en: 'An hour invoiced by silence would be disputed.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    save: {
      use: 'mySql',
      name: { fr: 'Enregistrer', en: 'Save' },
      why: {
        fr: 'Une clé unique sur job : un compte rendu par intervention.',
        en: 'A unique key on job: one report a job.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'INSERT INTO reports (job, technician, hours, done, parts) VALUES ($1, $2, $3, $4, $5)',
        options: {
          queryReplacement:
            "={{ [$('check').first().json.job, $('check').first().json.technician, $('check').first().json.hours, $('check').first().json.done, $('check').first().json.parts] }}",
        },
      },
      onError: 'output',
    },
    done: {
      use: 'telegram',
      name: { fr: 'Dire ce qui reste', en: 'Say what is left' },
      why: {
        fr: 'La suite de la journée, au moment où il démarre.',
        en: 'The rest of the day, as the engine starts.',
      },
      with: toSender({
        fr: "={{ $('check').first().json.job }} est enregistrée. Reste aujourd’hui : {{ $('check').first().json.left || 'rien' }}",
        en: "={{ $('check').first().json.job }} is saved. Left today: {{ $('check').first().json.left || 'nothing' }}",
      }),
    },
    missing: {
      use: 'telegram',
      name: { fr: 'Demander la suite', en: 'Ask for more' },
      why: {
        fr: 'La réponse revient par le même chemin, et l’agent se souvient.',
        en: 'The answer comes back the same way, and the agent remembers.',
      },
      with: toSender({
        fr: "={{ $json.question || 'Rien n’est enregistré : dites-moi ce qu’il faut changer.' }}",
        en: "={{ $json.question || 'Nothing has been saved: tell me what to change.' }}",
      }),
    },
    sorry: {
      use: 'telegram',
      name: { fr: 'Dire que rien n’est gardé', en: 'Say that nothing was kept' },
      why: {
        fr: 'Croire sa fiche faite est pire que de la refaire.',
        en: 'Believing a report done is worse than doing it again.',
      },
      with: toSender({
        fr: "=Rien n’est enregistré ({{ $json.error?.message || $json.error || 'je ne lis que l’équipe, en texte ou en voix' }}). Gardez votre message et renvoyez-le, ou appelez le bureau.",
        en: "=Nothing has been saved ({{ $json.error?.message || $json.error || 'I read the team only, text or voice' }}). Keep your message and send it again, or call the office.",
      }),
    },
  },
  links: [
    'told > settings > kind.voice > fetch > hear > words > open > report > check > complete.yes > ask > agreed.yes > save > done',
    'kind.text > words',
    'kind.other > sorry',
    'complete.no > missing',
    'agreed.no > missing',
    'haiku => report',
    'memory => report',
    'stock => report',
    'form => report',
    'fetch.error > sorry',
    'hear.error > sorry',
    'open.error > sorry',
    'report.error > sorry',
    'save.error > sorry',
  ],
  examples,
  cost: [{ node: 'report', model: 'haiku', reads: 1300, writes: 110, calls: 2 }],
})
