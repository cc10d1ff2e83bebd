// Loads the client as a page does, by its address, and asks the service that it came from.
import { register } from "node:module";

const hooks = `
  export const resolve = async (name, context, next) => {
    const { protocol, href } = new URL(name, context.parentURL);
    return protocol === "http:" ? { url: href, format: "module", shortCircuit: true } : next(name, context);
  };
  export const load = async (url, context, next) =>
    url.startsWith("http:")
      ? { format: "module", source: await (await fetch(url)).text(), shortCircuit: true }
      : next(url, context);
`;
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
const { Strata } = await import(`${process.env.STRATA_URL}/strata.js`);
console.log(JSON.stringify({ games: (await new Strata().games()).length }));
