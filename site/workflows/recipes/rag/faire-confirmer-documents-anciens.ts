import { page } from '../../fragments/forms.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isFilled, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { at } from '../../fragments/schedule.ts'
import { sent } from '../../fragments/telegram.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './faire-confirmer-documents-anciens.examples.ts'

const BY_OWNER = `const { form } = $('settings').first().json;
const owners = new Map();
for (const { json: one } of $input.all()) {
  const link = form + '?page=' + encodeURIComponent(one.page) + '&key=' + one.review_key;
  const line = one.title + ' (' + one.since + ', ' + one.quoted + ')\\n' + link;
  owners.set(one.owner, [...(owners.get(one.owner) ?? []), line]);
}
return [...owners].map(([owner, lines]) => ({ json: { owner, count: lines.length, text: lines.join('\\n\\n') } }));`

export default defineRecipe({
  category: 'rag',
  level: 'confirmed',
  minutes: 60,
  published: '2026-11-24',
  fr: {
    title: 'Faire confirmer les documents anciens que l’on cite encore',
    problem:
      'L’assistant cite la procédure de 2023, avec le numéro de page : la réponse a l’air sûre, la procédure ne l’est plus. Relire tout le fonds ? Personne n’a trois semaines.',
    outcome:
      'Chaque mois, seuls les documents souvent cités et jamais revus depuis un an partent à leur responsable, avec un lien chacun. Juste : la date est notée. À corriger : une tâche ClickUp s’ouvre, et la question revient tant que rien n’a changé. Dépassé : il quitte les réponses.',
    avoid:
      'Sans journal des passages cités ni responsable nommé par document, commencez par là. Un texte de loi ne se confirme pas de mémoire : suivez sa source.',
    approval:
      'Le responsable tranche, document par document. Sans réponse, rien n’est retiré et la question revient le mois suivant.',
    failure:
      'Base ou courriel en panne : Telegram le dit. Si le retrait ou la tâche échoue, la page prévient celui qui vient de répondre, qui sait alors que le document répond encore.',
  },
  en: {
    title: 'Have old documents confirmed that are still being quoted',
    problem:
      'The assistant quotes the 2023 procedure, page number and all: the answer looks sure, the procedure no longer is. Read the whole stock again? Nobody has three weeks.',
    outcome:
      'Each month, just those documents that are often quoted and untouched for a year go to their owners, with a link apiece. Right: the date is noted. To be mended: a ClickUp task opens, and the question returns until something has changed. Outdated: it drops out of the answers.',
    avoid:
      'Without a log of quoted passages and a named owner for each document, begin there. Legal texts are not to be confirmed from memory: follow their source.',
    approval:
      'The owner decides, document by document. Without an answer nothing is withdrawn, and the question comes back a month later.',
    failure:
      'Database or email down: Telegram says so. Should the withdrawal or the task fail, the page tells whoever has just answered, who then knows that the document still replies.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le trois du mois', en: 'On the third of the month' },
      why: {
        fr: 'Un rendez-vous rare se respecte ; une relance par semaine s’ignore.',
        en: 'A rare appointment is kept; a weekly reminder gets ignored.',
      },
      with: at('0 9 3 * *'),
    },
    verdict: {
      use: 'formTrigger',
      name: { fr: 'Avis du responsable', en: 'Owner’s verdict' },
      why: {
        fr: 'Le lien remplit document et clé ; il reste à choisir, car les filtres ouvrent les liens.',
        en: 'The link fills in document and key; choosing is left, since mail filters open links.',
      },
      with: {
        formTitle: { fr: 'Ce document est-il encore juste ?', en: 'Is this document still right?' },
        formFields: {
          values: [
            { fieldType: 'hiddenField', fieldName: 'page' },
            { fieldType: 'hiddenField', fieldName: 'key' },
            {
              fieldLabel: { fr: 'Votre avis', en: 'Your verdict' },
              fieldName: 'verdict',
              fieldType: 'radio',
              fieldOptions: {
                values: [
                  { option: { fr: 'Juste', en: 'Right' } },
                  { option: { fr: 'À corriger', en: 'To be mended' } },
                  { option: { fr: 'Dépassé', en: 'Outdated' } },
                ],
              },
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Ce qui a changé', en: 'What has changed' },
              fieldName: 'note',
              fieldType: 'textarea',
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos repères', en: 'Your marks' },
      why: {
        fr: 'Une seule fois pour les deux départs, la question et la réponse.',
        en: 'Kept once for both starts, the question and the answer.',
      },
      with: fields({
        months: 12,
        quotes: 5,
        form: 'https://n8n.votre-entreprise.example/form/avis',
        qdrant: 'https://qdrant.votre-entreprise.example/collections/documents',
        from: 'documents@votre-entreprise.example',
        chat: { fr: 'identifiant de la discussion', en: 'id of the chat' },
        team: { fr: 'identifiant de l’équipe', en: 'id of the team' },
        space: { fr: 'identifiant de l’espace', en: 'id of the space' },
        list: { fr: 'identifiant de la liste', en: 'id of the list' },
      }),
    },
    answered: {
      use: 'if',
      name: { fr: 'Une réponse ?', en: 'An answer?' },
      why: {
        fr: 'Le calendrier pose les questions, le formulaire rapporte les avis.',
        en: 'The calendar asks the questions, the form brings the verdicts.',
      },
      with: all(isFilled("={{ $json.verdict ?? '' }}")),
    },
    cited: {
      use: 'postgres',
      name: { fr: 'Anciens et cités', en: 'Old and quoted' },
      why: {
        fr: 'Vieux mais jamais cité ne trompe personne ; cité mais récent non plus.',
        en: 'Old but never quoted misleads nobody; nor does what is quoted but recent.',
      },
      with: {
        operation: 'executeQuery',
        query:
          "SELECT d.page, d.title, d.owner, d.review_key, to_char(greatest(d.modified_on, d.confirmed_on), 'YYYY-MM-DD') AS since, count(*)::int AS quoted FROM documents d JOIN quotes q ON q.page = d.page AND q.asked_at > now() - interval '30 days' WHERE greatest(d.modified_on, d.confirmed_on) < now() - make_interval(months => $1::int) GROUP BY d.page HAVING count(*) >= $2::int ORDER BY quoted DESC LIMIT 20",
        options: { queryReplacement: '={{ [$json.months, $json.quotes] }}' },
      },
      onError: 'output',
    },
    byOwner: {
      use: 'code',
      name: { fr: 'Par responsable', en: 'By owner' },
      why: {
        fr: 'Une lettre avec quatre liens vaut mieux que quatre lettres.',
        en: 'One letter with four links beats four letters.',
      },
      with: allItems(BY_OWNER),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Demander l’avis', en: 'Ask for a verdict' },
      why: {
        fr: 'Le nombre de citations dit pourquoi on dérange.',
        en: 'The number of quotations says why one is bothering them.',
      },
      with: {
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: '={{ $json.owner }}',
        subject: {
          fr: '=Encore justes ? {{ $json.count }} document(s) que l’assistant cite',
          en: '=Still right? {{ $json.count }} document(s) that the assistant quotes',
        },
        emailFormat: 'text',
        text: {
          fr: '=Titre (dernière révision, citations du mois) :\n\n{{ $json.text }}',
          en: '=Title (last revision, quotations this month):\n\n{{ $json.text }}',
        },
        options: { appendAttribution: false },
      },
      onError: 'output',
    },
    warn: {
      use: 'telegram',
      name: { fr: 'Dire que la revue est incomplète', en: 'Say that the review is incomplete' },
      why: {
        fr: 'Un mois sans question ressemblerait à un fonds impeccable.',
        en: 'A month without questions would look like a spotless stock.',
      },
      with: sent("={{ $('settings').first().json.chat }}", {
        fr: '=Revue des documents incomplète ce mois-ci : {{ $json.error.message ?? $json.message ?? $json.error }}',
        en: '=Review of documents incomplete this month: {{ $json.error.message ?? $json.message ?? $json.error }}',
      }),
      once: true,
    },
    record: {
      use: 'postgres',
      name: { fr: 'Noter l’avis', en: 'Note the verdict' },
      why: {
        fr: 'La clé du lien est comparée ici : deviner un nom de document ne suffit pas.',
        en: 'The link’s key is compared here: guessing a document’s name is not enough.',
      },
      with: {
        operation: 'executeQuery',
        query: {
          fr: "UPDATE documents SET confirmed_on = CASE WHEN $3 = 'À corriger' THEN confirmed_on ELSE now() END, verdict = $3 WHERE page = $1 AND review_key = $2 RETURNING page, title, verdict",
          en: "UPDATE documents SET confirmed_on = CASE WHEN $3 = 'To be mended' THEN confirmed_on ELSE now() END, verdict = $3 WHERE page = $1 AND review_key = $2 RETURNING page, title, verdict",
        },
        options: { queryReplacement: '={{ [$json.page, $json.key, $json.verdict] }}' },
      },
      onError: 'continue',
      always: true,
    },
    choice: {
      use: 'switch',
      name: { fr: 'Juste, à corriger, dépassé', en: 'Right, to be mended, outdated' },
      why: {
        fr: 'Sans ligne mise à jour, le lien est faux ou la base muette.',
        en: 'With no row updated, the link is wrong or the database silent.',
      },
      with: cases({
        right: text("={{ $json.verdict ?? '' }}", 'equals', { fr: 'Juste', en: 'Right' }),
        mend: text("={{ $json.verdict ?? '' }}", 'equals', {
          fr: 'À corriger',
          en: 'To be mended',
        }),
        gone: text("={{ $json.verdict ?? '' }}", 'equals', { fr: 'Dépassé', en: 'Outdated' }),
      }),
    },
    task: {
      use: 'clickUp',
      name: { fr: 'Ouvrir la correction', en: 'Open the correction' },
      why: {
        fr: 'Le document répond en attendant : une échéance évite que cela dure.',
        en: 'It keeps replying meanwhile, and a due date keeps that short.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        team: "={{ $('settings').first().json.team }}",
        space: "={{ $('settings').first().json.space }}",
        folderless: true,
        list: "={{ $('settings').first().json.list }}",
        name: { fr: '=Corriger : {{ $json.title }}', en: '=Mend: {{ $json.title }}' },
        additionalFields: {
          content: "={{ $('settings').first().json.note }}",
          dueDate: "={{ $now.plus({ days: 14 }).toFormat('yyyy-LL-dd') }}",
        },
      },
      onError: 'continue',
    },
    retire: {
      use: 'httpRequest',
      name: { fr: 'Sortir des réponses', en: 'Take out of the answers' },
      why: {
        fr: 'Les passages partent, le fichier reste : on peut le réindexer.',
        en: 'The passages go, the file stays: it can be indexed again.',
      },
      with: {
        method: 'POST',
        url: "={{ $('settings').first().json.qdrant }}/points/delete?wait=true",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'qdrantApi',
        sendBody: true,
        specifyBody: 'json',
        jsonBody:
          "={{ JSON.stringify({ filter: { must: [{ key: 'metadata.page', match: { value: $json.page } }] } }) }}",
        options: {},
      },
      onError: 'continue',
    },
    thanks: {
      use: 'form',
      name: { fr: 'Merci', en: 'Thank you' },
      why: {
        fr: 'La suite donnée, ou ce qui n’a pas pu l’être.',
        en: 'What was done about it, or what could not be.',
      },
      with: page(
        {
          fr: "={{ $('record').first().json.title }} : « {{ $('record').first().json.verdict }} »",
          en: "={{ $('record').first().json.title }}: “{{ $('record').first().json.verdict }}”",
        },
        {
          fr: "={{ $json.error ? 'Avis noté, mais la suite a échoué : ce document répond encore. Prévenez ' + $('settings').first().json.from : 'C’est fait.' }}",
          en: "={{ $json.error ? 'Verdict noted, but the next step failed: this document still replies. Please tell ' + $('settings').first().json.from : 'It is done.' }}",
        },
      ),
    },
    stale: {
      use: 'form',
      name: { fr: 'Lien sans effet', en: 'Link without effect' },
      why: {
        fr: 'Un avis perdu se répète ; encore faut-il savoir qu’il l’est.',
        en: 'A lost verdict can be given again, by somebody who knows it was lost.',
      },
      with: page(
        { fr: 'Avis non enregistré', en: 'Verdict not recorded' },
        {
          fr: "=Réessayez plus tard ou écrivez à {{ $('settings').first().json.from }}.",
          en: "=Try again later or write to {{ $('settings').first().json.from }}.",
        },
      ),
    },
  },
  links: [
    'month > settings',
    'verdict > settings > answered.yes > record > choice.right > thanks',
    'choice.mend > task > thanks',
    'choice.gone > retire > thanks',
    'choice.other > stale',
    'answered.no > cited > byOwner > write',
    'cited.error > warn',
    'write.error > warn',
  ],
  examples,
})
