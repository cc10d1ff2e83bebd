module.exports = {
  strata: {
    input: { target: "./openapi.json" },
    output: { target: "./generated/strata.ts", client: "fetch", baseUrl: process.env.STRATA_URL },
  },
};
