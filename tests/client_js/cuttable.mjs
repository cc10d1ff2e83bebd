// A way to a service that can be cut, and that can lose the response to a move after the service has made it.
import net from "node:net";

export async function cuttable(address) {
  const { hostname, port } = new URL(address);
  const connections = new Set();
  const way = { address: "", cuts: 0, toLose: 0, cut, close };

  const server = net.createServer((client) => {
    const service = net.connect(Number(port), hostname);
    const drop = () => {
      connections.delete(drop);
      client.destroy();
      service.destroy();
    };
    connections.add(drop);
    let isMove = false;
    client.on("data", (chunk) => {
      if (/^[A-Z]+ \//.test(chunk.toString("latin1"))) isMove = /^POST \S+\/moves /.test(chunk.toString("latin1"));
      service.write(chunk);
    });
    service.on("data", (chunk) => {
      if (isMove && way.toLose > 0) {
        way.toLose -= 1;
        drop();
      } else client.write(chunk);
    });
    for (const end of [client, service]) end.on("close", drop).on("error", drop);
  });

  function cut() {
    way.cuts += connections.size;
    for (const drop of [...connections]) drop();
  }

  async function close() {
    cut();
    await new Promise((resolve) => server.close(resolve));
  }

  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  way.address = `http://127.0.0.1:${server.address().port}`;
  return way;
}
