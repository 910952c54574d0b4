import WebKit

/// What the page may ask of the app.
@MainActor
protocol Host: AnyObject {
    func openExternal(url: String)
    func exit()
    func statusBar(colour: String, text: String)
    func haptic(kind: String)
}

/// A value of a verb: its name in a message, and what it looks like as a whole.
private struct Value {
    let name: String
    private let shape: String

    init(_ name: String, _ shape: String) {
        self.name = name
        self.shape = shape
    }

    func fits(_ value: String) -> Bool {
        value.range(of: "\\A(?:\(shape))\\z", options: .regularExpression) != nil
    }
}

private struct Verb {
    typealias Run = @MainActor (_ host: any Host, _ values: [String]) -> Void

    let name: String
    private let values: [Value]
    private let carryOut: Run

    init(_ name: String, _ values: Value..., run: @escaping Run) {
        self.name = name
        self.values = values
        carryOut = run
    }

    /// Only with as many values as it has, each of the right shape.
    @MainActor
    func run(with message: [String: Any], by host: any Host) {
        let given = values.compactMap { value in
            (message[value.name] as? String).flatMap { value.fits($0) ? $0 : nil }
        }
        // The message holds the verb besides.
        if given.count == values.count, message.count == values.count + 1 { carryOut(host, given) }
    }
}

/// Carries out what the page asks; apps/web/src/shell/device/nativeVerbs.ts has the same table, and a test compares.
@MainActor
final class Bridge: NSObject, WKScriptMessageHandler {
    /// As the page finds it: `webkit.messageHandlers.kabuto`.
    static let name = "kabuto"

    private static let verbs = [
        Verb("openExternal", Value("url", "https://[a-z0-9.-]+/[!-~]*")) { host, values in
            host.openExternal(url: values[0])
        },
        Verb("exit") { host, _ in host.exit() },
        Verb("statusBar", Value("colour", "#[0-9A-Fa-f]{6}"), Value("text", "dark|light")) { host, values in
            host.statusBar(colour: values[0], text: values[1])
        },
        Verb("haptic", Value("kind", "light")) { host, values in host.haptic(kind: values[0]) },
    ]

    /// WebKit keeps the bridge, and the host keeps WebKit.
    private weak var host: (any Host)?

    init(host: any Host) {
        self.host = host
    }

    /// One message of the page, `{ verb, … }`: from the product's origin only, from its main frame only.
    func userContentController(_: WKUserContentController, didReceive message: WKScriptMessage) {
        let frame = message.frameInfo
        guard let host, frame.isMainFrame, Site.isOwn(frame.securityOrigin) else { return }
        guard let said = message.body as? [String: Any], let name = said["verb"] as? String else { return }
        Self.verbs.first { $0.name == name }?.run(with: said, by: host)
    }
}
