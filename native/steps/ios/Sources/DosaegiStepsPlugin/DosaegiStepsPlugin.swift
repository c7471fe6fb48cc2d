import Capacitor
import CoreMotion
import Foundation

/// The steps that the phone's motion coprocessor has counted in a span of time, also while the app was closed. iOS keeps
/// the last seven days.
@objc(DosaegiStepsPlugin)
public class DosaegiStepsPlugin: CAPPlugin, CAPBridgedPlugin {
    public let identifier = "DosaegiStepsPlugin"
    public let jsName = "DosaegiSteps"
    public let pluginMethods: [CAPPluginMethod] = [
        CAPPluginMethod(name: "checkPermissions", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "requestPermissions", returnType: CAPPluginReturnPromise),
        CAPPluginMethod(name: "count", returnType: CAPPluginReturnPromise)
    ]

    private let pedometer = CMPedometer()

    @objc override public func checkPermissions(_ call: CAPPluginCall) {
        call.resolve(["steps": permissionState()])
    }

    /// iOS asks with the first query.
    @objc override public func requestPermissions(_ call: CAPPluginCall) {
        guard CMPedometer.isStepCountingAvailable() else {
            call.resolve(["steps": permissionState()])
            return
        }
        let now = Date()
        pedometer.queryPedometerData(from: now.addingTimeInterval(-1), to: now) { [weak self] _, _ in
            call.resolve(["steps": self?.permissionState() ?? "denied"])
        }
    }

    /// Counts from `fromMs` to now, in milliseconds since 1970.
    @objc func count(_ call: CAPPluginCall) {
        guard CMPedometer.isStepCountingAvailable() else {
            call.unavailable("This device counts no steps.")
            return
        }
        guard let fromMs = call.getDouble("fromMs") else {
            call.reject("fromMs is missing.")
            return
        }
        guard permissionState() == "granted" else {
            call.reject("Motion and fitness are not allowed.", "DENIED")
            return
        }
        let from = Date(timeIntervalSince1970: fromMs / 1000)
        pedometer.queryPedometerData(from: from, to: Date()) { data, error in
            guard let data = data else {
                call.reject(error?.localizedDescription ?? "No steps can be read.")
                return
            }
            call.resolve(["steps": data.numberOfSteps.intValue])
        }
    }

    private func permissionState() -> String {
        guard CMPedometer.isStepCountingAvailable() else { return "denied" }
        switch CMPedometer.authorizationStatus() {
        case .authorized: return "granted"
        case .notDetermined: return "prompt"
        default: return "denied"
        }
    }
}
