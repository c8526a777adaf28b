import { articleContract, readArticle } from './article.contract.ts';

const en = await readArticle('norwegen-camping-angeln', 'en');
const de = await readArticle('norwegen-camping-angeln', 'de');

articleContract({ en, de });
